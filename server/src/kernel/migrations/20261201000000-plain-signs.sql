-- Full-width signs and half-width kana as plain ones, without apostrophes and the dots between the parts of a name: what people leave out,
-- or type in another form, when they look for it. Not by normalize(…, nfkc), which takes single consonants of Hangul for parts of
-- syllables. contract/src/kernel/search says the same.
create function plain_signs(written text) returns text language sql immutable parallel safe
return translate(written,
  '！＂＃＄％＆（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～'
    || 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ'
    || '''’ʼ‘＇·・･‧',
  '!"#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~'
    || 'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゙゚');

create or replace function comparable_text(written text) returns text language sql immutable parallel safe
return lower(regexp_replace(fold_latin(plain_signs(written)), '\s', '', 'g'));
