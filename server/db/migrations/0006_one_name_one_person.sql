-- Two people whose names differ by capitals alone could pass for each other in the log and on a card.
CREATE UNIQUE INDEX "users_username_folded" ON "users" USING btree (lower("username"));
