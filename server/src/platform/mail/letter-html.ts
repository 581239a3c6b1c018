import { languageTags, type Language } from '@madang/contract/kernel/languages.ts';
import type { Letter, LetterFrame } from './letter.ts';
import { markup, type Markup } from './markup.ts';
import type { MailSender } from './sender.ts';

const systemFonts: Readonly<Record<Language, string>> = {
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR'",
  en: "'Segoe UI',Roboto",
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans SC'",
  ja: "'Hiragino Sans','Yu Gothic',Meiryo,'Noto Sans JP'",
  tw: "'PingFang TC','Microsoft JhengHei','Noto Sans TC'",
  vi: "'Segoe UI',Roboto",
};

const soft = 'color:#625c50;font-size:13px;line-height:20px;';
/** A button without an address is no button: mail programs are given web addresses alone. */
const webAddress = /^https?:\/\//;

/**
 * One column of 560 px by tables and inline styles, because mail programs lack more. The style element adds dark mode
 * and small screens.
 */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { language, sender } = letter;
  const document = markup`<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${frame.subject}</title>
${styles(sender)}
</head>
<body style="margin:0;padding:0;background-color:#f6f3ec;">
<div hidden style="display:none;max-height:0;overflow:hidden;">${letter.paragraphs[0]}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f3ec" style="background-color:#f6f3ec;"><tr><td align="center" style="padding:32px 12px;">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;font-family:${systemFonts[language]},Helvetica,Arial,sans-serif;overflow-wrap:anywhere;${language === 'ko' ? 'word-break:keep-all;' : ''}">
<tr><td style="padding:0 8px 16px;">${head(sender)}</td></tr>
<tr><td class="card" bgcolor="#fffefb" style="padding:40px 32px 36px;border:1px solid #e2dccf;border-radius:12px;background-color:#fffefb;">
${card(letter)}
</td></tr>
${letter.button && plainAddress(letter.button.href, frame.ifButtonFails)}
<tr><td class="soft" style="padding:16px 8px 0;${soft}">${lines([...(letter.button ? (letter.reasons ?? []) : []), frame.sentTo, frame.sentWith])}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
  return document.html;
}

function styles({ light, dark }: MailSender): Markup {
  return markup`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background-color: #f6f3ec; -webkit-text-size-adjust: 100%; }
a.button:focus-visible { outline: 2px solid ${light.ground}; outline-offset: 2px; }
@media (max-width: 480px) { .card { padding: 28px 20px 24px !important; } h1 { font-size: 21px !important; line-height: 30px !important; } }
@media (prefers-color-scheme: dark) {
body, .ground { background-color: #181714 !important; }
.card { background-color: #211f1b !important; border-color: #37342d !important; }
.quote { background-color: #181714 !important; }
.ink { color: #ece7dc !important; } .soft { color: #aea798 !important; } .link { color: #92cbbb !important; }
.button, .tile { background-color: ${dark.ground} !important; color: ${dark.ink} !important; }
}
</style>`;
}

function head({ name, mark, light }: MailSender): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="tile" aria-hidden="true" width="32" height="32" align="center" valign="middle" bgcolor="${light.ground}" style="width:32px;height:32px;border-radius:8px;background-color:${light.ground};color:${light.ink};font-size:15px;font-weight:700;line-height:32px;">${mark}</td><td class="ink" style="padding-left:10px;color:#26231d;font-size:16px;font-weight:700;line-height:24px;">${name}</td></tr></table>`;
}

function card(letter: Letter): Markup {
  const { heading, paragraphs, facts = [], code, button, validity, reasons = [], sender } = letter;
  return markup`<h1 class="ink" style="margin:0;color:#26231d;font-size:24px;font-weight:700;line-height:34px;letter-spacing:-0.01em;">${heading}</h1>
${paragraphs.map((text) => paragraph([text], 'margin:12px 0 0;'))}${facts.length === 0 ? undefined : quote(factRows(facts))}${code === undefined ? undefined : quote(codeBlock(code))}${button && buttonRow(button, sender)}${
    validity === undefined
      ? undefined
      : markup`<p class="soft" style="margin:16px 0 0;${soft}text-align:center;">${validity}</p>`
  }${button ? undefined : reasons.map((text) => paragraph([text], 'margin:16px 0 0;'))}`;
}

function paragraph(texts: readonly string[], margin: string): Markup {
  return markup`<p class="soft" style="${margin}color:#625c50;font-size:15px;line-height:24px;">${texts.map((text) => lines(withParticles(text).split('\n')))}</p>
`;
}

/** A Korean particle behind a bracket stays in its line, which `keep-all` does not see to. */
function withParticles(text: string): string {
  return text.replaceAll(/\)(?=[가-힣])/g, ')\u2060');
}

function lines(texts: readonly string[]): Markup {
  const [first = '', ...rest] = texts;
  return markup`${first}${rest.map((text) => markup`<br>${text}`)}`;
}

function quote(content: Markup): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;"><tr><td class="quote" bgcolor="#f1ede4" style="padding:16px 20px;border-radius:8px;background-color:#f1ede4;">${content}</td></tr></table>
`;
}

function factRows(facts: NonNullable<Letter['facts']>): Markup {
  return markup`${facts.map(
    ({ label, value }) =>
      markup`<p class="soft" style="margin:0;${soft}">${label}: </p><p class="ink" style="margin:0;color:#26231d;font-size:16px;font-weight:700;line-height:24px;">${breakable(value)}</p>`,
  )}`;
}

/** An address that finds no room in one line goes on behind its @. */
function breakable(value: string): Markup {
  const [first = '', ...rest] = value.split('@');
  return markup`${first}${rest.map((part) => markup`@<wbr>${part}`)}`;
}

function codeBlock(code: string): Markup {
  return markup`<p class="ink" style="margin:0;padding-left:0.24em;color:#26231d;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:34px;font-weight:700;line-height:48px;letter-spacing:0.24em;text-align:center;">${code}</p>`;
}

function buttonRow({ label, href }: NonNullable<Letter['button']>, { light: { ground, ink } }: MailSender): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px;"><tr><td class="button" align="center" bgcolor="${ground}" style="border-radius:8px;background-color:${ground};"><a class="button" href="${webOnly(href)}" style="display:block;padding:14px 24px;border-radius:8px;background-color:${ground};color:${ink};font-size:16px;font-weight:700;line-height:20px;text-decoration:none;">${label}</a></td></tr></table>
`;
}

function plainAddress(href: string, ifButtonFails: string): Markup {
  return markup`<tr><td class="soft" style="padding:20px 8px 0;${soft}">${ifButtonFails}<br><a class="link" href="${webOnly(href)}" style="color:#25665a;text-decoration:underline;word-break:break-all;">${href}</a></td></tr>`;
}

function webOnly(href: string): string {
  if (!webAddress.test(href)) throw new Error('a link of a mail is no web address');
  return href;
}
