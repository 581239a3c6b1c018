-- SGN-13: the number of who recommended the product, as the sign-up named it; sealed as every contact is.
alter table people add column referee_mobile bytea;
