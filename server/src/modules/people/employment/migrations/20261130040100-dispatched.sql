-- STA-09: the other company of a dispatch and its days: at home beside the state 'dispatched', in the host beside the guest.
alter table people add column dispatch_code text;
alter table people add column dispatch_name text;
alter table people add column dispatch_since date;
alter table people add column dispatch_until date;
-- Dispatched in from another company, which keeps the record.
alter table people add column is_guest boolean not null default false;
create index people_guests_idx on people (company_code) where is_guest and closed_at is null;

alter table employment_changes drop constraint employment_changes_kind_check;
alter table employment_changes add constraint employment_changes_kind_check check (
  kind in ('retired', 'reinstated', 'retirementPlanned', 'retirementCalledOff', 'suspended', 'restored', 'leaveBegun', 'leaveEnded',
    'dispatchBegun', 'dispatchEnded')) not valid;
alter table employment_changes validate constraint employment_changes_kind_check;
