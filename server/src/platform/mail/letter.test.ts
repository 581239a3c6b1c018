import { expect, test } from 'vitest';
import { languages, languageTags } from '@madang/contract/kernel/languages.ts';
import { Translator } from '../../kernel/i18n/translator.ts';
import { composeMail, type Letter } from './letter.ts';
import { productSender, senderNamed } from './sender.ts';

const translator = await Translator.load();
const hostile = `<img src=x onerror="alert('1')">&amp;{{link}}$t(letters.logIn)`;
const letter: Letter = {
  language: 'ko',
  sender: senderNamed('솔바람상사'),
  heading: '한지음 님이 솔바람상사에 초대했습니다',
  paragraphs: ['첫째 문단입니다.\n같은 문단의 다음 줄입니다.', '둘째 문단입니다.'],
  facts: [{ label: '아이디', value: 'sodam.do' }],
  code: '402917',
  button: { label: '들어가기', href: 'https://madang.example/join?a=1&b=2#key' },
  validity: '3일 동안 유효합니다.',
  reasons: ['모르는 초대라면 지우면 됩니다.'],
};

/** Returns the text that a reader sees of the HTML, without markup and styles. */
function shownIn(html: string): string {
  return html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test.each(languages)('MAI-01 in %s, text and HTML of a mail have the same facts', (language) => {
  const mail = composeMail(translator, 'sodam.do@mail.example', { ...letter, language });
  const shown = shownIn(mail.html).replaceAll(/\s+/g, '');
  for (const line of mail.text.split('\n')) expect(shown).toContain(line.replaceAll(/\s+/g, '').replace(/:$/, ''));
  for (const part of [mail.text, mail.html]) expect(part).toContain('sodam.do@mail.example');
  expect(mail.html).toContain(`<html lang="${languageTags[language]}">`);
  expect(mail.subject).toContain('솔바람상사');
  expect(mail.text.split('\n')).toContain('402917');
});

test('MAI-02 a hostile name is plain text at every position', () => {
  const mail = composeMail(translator, `"<b>"@mail.example`, {
    language: 'en',
    sender: senderNamed(hostile),
    heading: hostile,
    paragraphs: [hostile],
    facts: [{ label: hostile, value: hostile }],
    code: hostile,
    button: { label: hostile, href: `https://madang.example/"><script>` },
    validity: hostile,
    reasons: [hostile],
  });
  expect(mail.html).not.toMatch(/<(?:img|script|b)\b/);
  expect(mail.html).not.toMatch(/\son\w+="/);
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
  expect(mail.html).toContain('href="https://madang.example/&quot;&gt;&lt;script&gt;"');
});

test('MAI-02 a button links to a web address and nowhere else', () => {
  const button = { label: 'Open', href: 'javascript:alert(1)' };
  expect(() => composeMail(translator, 'a@mail.example', { ...letter, button })).toThrow('no web address');
});

test('MAI-01 a mail loads nothing and needs no script, class or style element', () => {
  const { html } = composeMail(translator, 'a@mail.example', letter);
  expect(html).not.toMatch(/<(?:img|link|script|iframe|object|svg)\b|url\(|@import|@font-face|\ssrc=/);
  const bare = html.replace(/<style>[^]*?<\/style>/, '').replaceAll(/\sclass="[^"]*"/g, '');
  for (const colour of ['background-color:#2c6e60;color:#ffffff', 'bgcolor="#fffefb"']) expect(bare).toContain(colour);
});

test('MAI-01 an address breaks after its @, and a particle remains with its bracket', () => {
  const { html, text } = composeMail(translator, 'a@mail.example', {
    ...letter,
    paragraphs: ['오후 2:12 (한국 표준시)에 변경되었습니다.'],
    facts: [{ label: '아이디', value: 'sodam.do@company.example' }],
  });
  expect(html).toContain('sodam.do@<wbr>company.example');
  expect(html).toContain('(한국 표준시)\u2060에');
  expect(text).toContain('(한국 표준시)에');
  expect(text).toContain('sodam.do@company.example');
});

test('MAI-01 without any style the first sentence and the name appear once', () => {
  const { html } = composeMail(translator, 'a@mail.example', letter);
  const bare = html.replace(/<style>[^]*?<\/style>/, '').replaceAll(/\s(?:style|class|bgcolor)="[^"]*"/g, '');
  // What an inbox shows beside the subject.
  expect(bare).toMatch(/<div hidden>첫째 문단입니다\./);
  expect(bare).toMatch(/<td aria-hidden="true"[^>]*>솔<\/td>/);
});

test.each([
  ['솔바람상사', '솔'],
  ['(주)한빛', '한'],
  ['주식회사 누리', '누'],
  ['株式会社みどり', 'み'],
  ['solbaram Trading', 'S'],
  ['👩‍🚀 Space', 'S'],
  ['👩‍🚀', '👩‍🚀'],
  ['주식회사', '주'],
])('the mark of %s is %s', (name, mark) => {
  expect(senderNamed(name)).toMatchObject({ name, mark });
  expect(productSender.mark).toBe('M');
});
