-- IDR-02: the end that the wanted ID had as a former one of its person. A change that is taken back gives it this end again.
alter table id_requests add column wanted_until timestamptz;
