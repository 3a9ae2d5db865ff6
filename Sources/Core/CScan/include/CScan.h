#pragma once

#include "PowersOfFive.h"
