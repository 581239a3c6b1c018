-- A device that speaks PKCS#11 as a second store. Of its keys person_key_secrets holds what the device has wrapped by its own key.
alter table person_keys drop constraint person_keys_store_check;
alter table person_keys add constraint person_keys_store_check check (store in ('product', 'pkcs11'));
