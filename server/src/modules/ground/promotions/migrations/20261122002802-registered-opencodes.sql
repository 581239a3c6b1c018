-- When somebody was registered with it as an employee. A key is one person's, of whatever company; empty: nobody was, or
-- before this column stood here.
alter table opencodes add column registered_at timestamptz;
