-- How many places a person has is the contract's to say (jobsAtOnce), and asked where a place is taken.
alter table console_jobs drop constraint console_jobs_place_check;
alter table console_jobs add constraint console_jobs_place_check check (place > 0);
