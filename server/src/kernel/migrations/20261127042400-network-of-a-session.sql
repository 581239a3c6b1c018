-- From which network a session was opened: a /24 or a /48, never the address; null where it is not known, or from before.
alter table sessions add column network cidr;
