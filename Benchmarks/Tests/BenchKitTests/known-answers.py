#!/usr/bin/env python3
"""Prints the known answers of the tests of bench's statistics, computed without the package; needs scipy."""
from math import cos, exp, log, pi, sqrt
from statistics import fmean, median, pvariance, quantiles, variance

from scipy.stats import norm, t

WORD = 2**64


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return z ^ z >> 31

    def below(self, bound):
        return self.next() * bound >> 64

    def normal(self):
        first, second = (self.next() >> 11) / 2**53, (self.next() >> 11) / 2**53
        return sqrt(-2 * log(1 - first)) * cos(2 * pi * second)


def resampled_median(random, values):
    return median([values[random.below(len(values))] for _ in values])


def percentiles(values):
    """The ends of the range that excludes 50 of 2000 values at either end."""
    ordered = sorted(values)
    return ordered[50], ordered[1949]


def one_process(values, seed):
    random = SplitMix64(seed)
    return percentiles(resampled_median(random, values) for _ in range(2000))


def widening(degrees):
    return t.ppf(0.975, degrees) / norm.ppf(0.975)


def deviations(processes, seed):
    """The center, its resamples' deviations, its variance, and the degrees of freedom of the variance."""
    processes = [process for process in processes if process]
    medians = [median(process) for process in processes]
    center, count = fmean(medians), len(processes)
    if count == 1 and len(processes[0]) == 1:
        return center, [0.0], 0.0, float("inf")
    random = SplitMix64(seed)
    centers = []
    for _ in range(2000):
        draws = []
        for _ in processes:
            process = processes[random.below(count)] if count > 1 else processes[0]
            draws.append(resampled_median(random, process))
        centers.append(fmean(draws))
    if count == 1:
        return center, [x - center for x in centers], pvariance(centers), float("inf")
    between = variance(medians) / count
    within = pvariance(centers) - (count - 1) / count * between
    estimate = max(between, within / widening(count - 1) ** 2)
    scale = sqrt(estimate / pvariance(centers))
    return center, [(x - center) * scale for x in centers], estimate, count - 1


def interval(center, shifts, degrees):
    if len(shifts) == 1:
        return center + shifts[0], center + shifts[0]
    factor = widening(degrees) if degrees != float("inf") else 1
    low, high = percentiles(shifts)
    return center + min(0, factor * low), center + max(0, factor * high)


def processes_interval(processes, seed):
    center, shifts, _, degrees = deviations(processes, seed)
    return center, *interval(center, shifts, degrees)


def difference_interval(new, old, seed):
    c1, d1, e1, f1 = deviations(new, seed)
    c2, d2, e2, f2 = deviations(old, seed + 1)
    count = max(len(d1), len(d2))
    shifts = [d1[i % len(d1)] - d2[i % len(d2)] for i in range(count)]
    degrees = (e1 + e2) ** 2 / (e1**2 / f1 + e2**2 / f2)
    return interval(c1 - c2, shifts, int(degrees))


def outliers(values):
    first, _, third = quantiles(values, n=4, method="inclusive")
    def beyond(share):
        reach = share * (third - first)
        return sum(x < first - reach or x > third + reach for x in values)
    return beyond(1.5) - beyond(3), beyond(3)


def noise(seed, count):
    random = SplitMix64(seed)
    times = []
    for _ in range(count):
        gauss = random.normal()
        times.append(1000 * exp(0.02 * gauss + (0.3 if random.below(20) == 0 else 0)))
    return times


def paired(cell, reference, seed):
    logarithms = [log(b / a) for a, b in zip(cell, reference)]
    return [exp(x) for x in (median(logarithms), *one_process(logarithms, seed))]


print("RandomNumberTests")
random = SplitMix64(1234567)
print(" ", [random.next() for _ in range(5)])
random = SplitMix64(2016)
print(" ", [random.below(10) for _ in range(12)])
random = SplitMix64(7)
shuffled = list(range(8))
for index in range(7, 0, -1):
    other = random.below(index + 1)
    shuffled[index], shuffled[other] = shuffled[other], shuffled[index]
print(" ", shuffled)

print("StatisticsTests.bootstrapGivesKnownIntervals")
for values, seed in [
    ([1, 2, 3, 4, 5, 6, 7, 8, 9], 1),
    ([0.5, 0.25, 4], 1),
    ([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], 2016),
]:
    print(" ", *one_process(values, seed))

print("StatisticsTests.ratioIsPairedByRounds")
print(" ", *paired([10, 12, 9, 11, 30], [100, 118, 93, 109, 280], 1))

print("StatisticsTests.severalProcessesGiveKnownIntervals")
new = [[1, 2, 3, 4, 5], [2, 4, 6], [10, 11, 12, 13]]
for processes, seed in [(new, 1), ([[0.5, 0.25, 4, 1], [0.75, 0.5]], 2016), ([[1, 2, 3], [0, 2, 9]], 3)]:
    print(" ", *processes_interval(processes, seed))

print("StatisticsTests.differencesGiveKnownIntervals")
for old in [[[0.5, 0.25, 4, 1], [0.75, 0.5]], [[3]]]:
    print(" ", *difference_interval(new, old, 7))

print("StatisticsTests.outliersLieBeyondTheFences")
for values in [
    [1, 2, 3, 4, 5, 6, 7, 8, 100],
    [1, 2, 3, 4, 5, 6, 7, 8, 16.5],
    [5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
    [10, 11, 12, 13, 14, -5, 40, 11, 12],
]:
    print(" ", *outliers(values))

print("NoiseTests.equalWorkGivesKnownIntervals")
for seed in (1, 2, 3):
    print(" ", seed, *paired(noise(seed, 40), noise(seed + 100, 40), seed))

print("CoverageTests.quantilesAreThoseOfTheTables")
for share, degrees in [
    *((0.975, degrees) for degrees in (1, 2, 3, 4, 7, 22, 100)),
    *((0.995, degrees) for degrees in (1, 4, 11)),
]:
    print(f"  {share} {degrees} {t.ppf(share, degrees):.6f}")
for share in (0.975, 0.995):
    print(f"  {share} inf {norm.ppf(share):.6f}")

print("CoverageTests.fewProcessesNeedALargerEffect")
print(" ", *(f"{0.02 * sqrt(max(1, 8 / count)):.5f}" for count in (1, 2, 3, 5, 8, 20)))
