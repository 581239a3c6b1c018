-- APR-02: the person for whom a right is decides on it in no way.
alter table held_changes add column beneficiary_id uuid;
