-- Latin letters without their marks, composed; other letters keep theirs. contract/src/kernel/search says the same.
create function fold_latin(written text) returns text language sql immutable parallel safe
return translate(
  normalize(regexp_replace(normalize(written, nfd), '([A-Za-zØø])[\u0300-\u036f]+', '\1', 'g'), nfc),
  'ĐđŁłØø', 'DdLlOo');
