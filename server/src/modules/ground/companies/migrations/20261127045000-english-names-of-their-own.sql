-- A company without an English name had its name of the sign-up written there, which stayed when it was renamed.
update companies set english_name = '' where english_name = name;
