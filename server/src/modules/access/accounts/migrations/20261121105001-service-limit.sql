-- The services of the company that a person is limited to. Empty: all that the company has.
alter table people add column services text[];
