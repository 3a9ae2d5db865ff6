CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('offline 1');
INSERT INTO grdb_migrations VALUES('1: films, drafts');
INSERT INTO grdb_migrations VALUES('2: years have a column');
INSERT INTO grdb_migrations VALUES('3: titles are names');
CREATE TABLE offline_fetches (key TEXT PRIMARY KEY NOT NULL, date REAL NOT NULL) WITHOUT ROWID;
INSERT INTO offline_fetches VALUES('films',1700000000.0);
CREATE TABLE offline_replies (
  account TEXT NOT NULL, request TEXT NOT NULL, variant TEXT NOT NULL, status INTEGER NOT NULL,
  header_fields TEXT NOT NULL, body BLOB NOT NULL, entity_tag TEXT, last_modified TEXT, date REAL NOT NULL,
  PRIMARY KEY (account, request, variant));
INSERT INTO offline_replies VALUES('7','GET https://example.com/?page=2','en',200,'["ETag","\"a\"","Set-Cookie","s3cret","Empty",""]',X'00ff0a','"a"','Sun, 06 Nov 1994 08:49:37 GMT',1700000000.25);
CREATE TABLE IF NOT EXISTS "drafts" ("id" INTEGER PRIMARY KEY NOT NULL, json BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS "films" ("id" INTEGER PRIMARY KEY NOT NULL, json BLOB NOT NULL, "year" INTEGER, "name" TEXT);
INSERT INTO films VALUES(1,X'7b226964223a312c226e616d65223a2246696c6d2031222c2279656172223a323030317d',2001,'Film 1');
INSERT INTO films VALUES(2,X'7b226964223a322c226e616d65223a2246696c6d2032222c2279656172223a323030327d',2002,'Film 2');
INSERT INTO films VALUES(3,X'7b226964223a332c226e616d65223a2246696c6d2033222c2279656172223a323030337d',2003,'Film 3');
CREATE INDEX "films: year" ON "films" ("year");
CREATE INDEX "films: name" ON "films" ("name");
