import type { Page } from '@playwright/test';
import { hostileHtml } from '../server/src/testing/hostile-html.ts';
import { portalWithBoards } from './support/boards.ts';
import { expect, test } from './support/watched-page.ts';

const { at, caller, addBoard, addPost, enter, openEditor } = portalWithBoards();

/** Sets a mark wherever it runs; each shape needs another way in. */
const hostile = [
  '<img/src=x/onerror=window.ran=1>',
  '"><script>window.ran=1</script>',
  `' onmouseover='window.ran=1' autofocus onfocus='window.ran=1`,
  '<svg onload="window.ran=1"></svg><a href="javascript:window.ran=1">link</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe><style>*{display:none}</style>',
  '<details open ontoggle="window.ran=1"><summary>s</summary></details>',
] as const;

test('BRD-03 ERR-04 hostile titles, posts and comments run nothing, in the list, on the page and on the home', async ({
  watched: page,
}) => {
  const board = await addBoard('위험한 게시판', 'Hostile');
  let last = '';
  for (const text of hostile) {
    last = await addPost(board, text, `<p>before</p>${text}<p onclick="window.ran=1">after</p>`);
    expect((await caller().post(`/api/v1/posts/${last}/comments`, { commentText: text })).status).toBe(200);
  }
  await enter(page, 'en');
  for (const path of ['/portalapp/home', `/portalapp/boards/${board}`]) {
    await page.goto(at(path));
    for (const text of hostile.slice(1)) await expect(page.getByText(text).first()).toBeVisible();
    await expectNothingRan(page);
  }
  const { items: posts } = (await caller().get(`/api/v1/boards/${board}/posts`)).json<{
    items: { postId: string }[];
  }>();
  for (const { postId } of posts) {
    await page.goto(at(`/portalapp/boards/${board}/posts/${postId}`));
    await expect(page.getByText('before')).toBeVisible();
    await expect(
      page.locator('main article').locator('img, script, iframe, svg[onload], [href^=javascript], style'),
    ).toHaveCount(0);
    await expectNothingRan(page);
    // The editor takes it up again as harmless as it was.
    await page.goto(at(`/portalapp/boards/${board}/write?post=${postId}`));
    await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('before');
    await expectNothingRan(page);
  }
});

async function expectNothingRan(page: Page) {
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (globalThis as { ran?: unknown }).ran)).toBeUndefined();
}

/** Pastes content of another program from the clipboard, by the browser's own keys. */
async function paste(page: Page, kinds: Readonly<Record<string, string>>, keys = 'ControlOrMeta+v') {
  await page.evaluate((copied) => {
    const hand = (event: ClipboardEvent) => {
      event.preventDefault();
      for (const [kind, text] of Object.entries(copied)) event.clipboardData?.setData(kind, text);
    };
    addEventListener('copy', hand, { once: true });
  }, kinds);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press(keys);
}

test('BRD-03 ACS-01 a line becomes a list, a heading or a quote by keyboard, and the next text is inside it', async ({
  watched: page,
}) => {
  const editor = await openEditor(page, '편집기', 'Editor');
  const mark = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  for (const [name, made] of [
    ['Bulleted list', '<p>one</p><ul><li><p>two</p></li><li><p>three</p></li></ul>'],
    ['Numbered list', '<p>one</p><ol><li><p>two</p></li><li><p>three</p></li></ol>'],
    ['Heading', '<p>one</p><h2>two</h2><p>three</p>'],
    ['Quote', '<p>one</p><blockquote><p>two</p><p>three</p></blockquote>'],
  ] as const) {
    await editor.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await mark(name);
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await page.keyboard.type('three');
    expect(await editor.innerHTML(), name).toBe(made);
  }
  // Before the first word of a line, and on the second of two empty ones.
  await editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  for (const key of ['one', 'Enter', 'Enter', 'Enter', 'two', 'Home']) {
    await (key.length > 3 ? page.keyboard.press(key) : page.keyboard.type(key));
  }
  await mark('Bulleted list');
  await page.keyboard.type('before ');
  await page.keyboard.press('ArrowUp');
  await mark('Heading');
  await page.keyboard.type('second');
  expect(await editor.innerHTML()).toBe(
    '<p>one</p><p><br class="ProseMirror-trailingBreak"></p><h2>second</h2><ul><li><p>before two</p></li></ul>',
  );
});

test('BRD-03 ERR-04 ACS-01 text is linked by a button, only to web and mail addresses, and unlinked by the same button', async ({
  watched: page,
}) => {
  const editor = await openEditor(page, '링크', 'Links');
  const link = page.getByRole('button', { name: 'Link', exact: true });
  const address = page.getByRole('textbox', { name: 'Link address' });
  await editor.click();
  await page.keyboard.type('Menu of today');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await link.press('Enter');
  await expect(address).toBeFocused();
  await address.fill('javascript:run()');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an address such as https://example.com.')).toBeVisible();
  await address.fill('menu.example/today');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.locator('a')).toHaveText('today');
  await expect(editor.locator('a')).toHaveAttribute('href', 'https://menu.example/today');
  await link.press('Enter');
  await expect(address).toHaveValue('https://menu.example/today');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(editor.locator('a')).toHaveCount(0);
  await expect(editor).toHaveText('Menu of today');
});

test('BRD-03 ACS-01 Hangul composes in the editor, in a list and beside bold text', async ({ watched: page }) => {
  const editor = await openEditor(page, '조합', 'Composed');
  const session = await page.context().newCDPSession(page);
  const compose = async (steps: readonly string[], word: string) => {
    for (const text of steps) {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await session.send('Input.insertText', { text: word });
  };
  await editor.click();
  await page.getByRole('button', { name: 'Bulleted list' }).press('Enter');
  await compose(['ㅎ', '하', '한'], '한');
  await compose(['ㄱ', '그', '글'], '글');
  await page.keyboard.press('ControlOrMeta+b');
  await compose(['ㄱ', '구', '굵', '굵ㄱ', '굵게'], '굵게');
  await page.keyboard.press('Enter');
  await compose(['ㄷ', '두'], '두');
  expect(await editor.innerHTML()).toBe(
    '<ul><li><p>한글<strong>굵게</strong></p></li><li><p><strong>두</strong></p></li></ul>',
  );
});

test('BRD-03 ERR-04 pasted text keeps its headings, lists, emphasis and links, and loses active parts', async ({
  watched: page,
}) => {
  const editor = await openEditor(page, '붙여넣기', 'Pasted');
  const html = () => editor.evaluate((element) => element.innerHTML);
  await editor.click();
  await page.keyboard.type('Before');
  await page.keyboard.press('Enter');
  const written = `<html><head><meta charset="utf-8"><style>p{color:red}</style></head><body><!--StartFragment-->
    <h1 style="color:red">Yard</h1>
    <p class=MsoNormal style='margin:0'>At <b style='mso-bidi-font-weight:normal'>noon</b>,
    <span style='font-style:italic'>sharp</span><o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>·&nbsp; </span><![endif]>rice</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>soup</p>
    <blockquote>Come all</blockquote><p><a href="https://menu.example/" onclick="window.ran=1">Menu</a><img src=x
    onerror="window.ran=1"></p><!--EndFragment--></body></html>`;
  await paste(page, { 'text/html': written, 'text/plain': 'plain words' });
  const made =
    '<p>Before</p><h2>Yard</h2><p>At <strong>noon</strong>, <em>sharp</em></p><ul><li><p>rice</p></li><li><p>soup</p></li></ul>' +
    '<blockquote><p>Come all</p></blockquote><p><a href="https://menu.example/">Menu</a></p>';
  expect(await html()).toBe(made);
  // The browser takes it back and does it again like anything that was typed.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('Before');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(html).toBe(made);
  await page.locator('[name=postTitle]').fill('Pasted');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.locator('article').getByRole('heading', { name: 'Yard' })).toBeVisible();
  await expect(page.locator('article li')).toHaveText(['rice', 'soup']);
  await expect(page.locator('article').getByRole('link', { name: 'Menu' })).toHaveAttribute(
    'href',
    'https://menu.example/',
  );
});

test('BRD-03 ERR-04 text is pasted into text, plain on request; hostile HTML becomes inert', async ({
  page,
  awaitFaults,
}) => {
  awaitFaults(/^Applying inline style violates/, /^Refused by the CSP: style-src-attr/);
  const editor = await openEditor(page, '위험한 붙여넣기', 'HostilePaste');
  await editor.click();
  await page.keyboard.type('Menu of today');
  await paste(page, { 'text/html': '<p>: <b>kim</b>chi</p>' });
  await expect(editor.locator('p')).toHaveText('Menu of today: kimchi');
  await paste(page, { 'text/html': '<b>rich</b>', 'text/plain': ' plain' }, 'ControlOrMeta+Shift+v');
  await expect(editor.locator('p')).toHaveText('Menu of today: kimchi plain');
  // Of pictures alone there is nothing but their plain text.
  await paste(page, { 'text/html': '<img src="https://evil.example/a.png">', 'text/plain': ' words' });
  await expect(editor.locator('p')).toHaveText('Menu of today: kimchi plain words');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  for (const pasted of [...hostileHtml, ...hostile]) {
    await paste(page, { 'text/html': `<p>so</p>${pasted}<p>on</p>`, 'text/plain': 'so on' });
    await expect(editor).toContainText('so');
    const found = await editor.evaluate((element) =>
      Array.from(element.querySelectorAll('*'), ({ localName, attributes }) =>
        [localName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`)].join(' '),
      ).filter(
        (kind) =>
          !/^(p|strong|em|h2|ul|ol|li|blockquote|br|br class=ProseMirror-trailingBreak|a href=https:\/\/ok\.example\/.*)$/.test(
            kind,
          ),
      ),
    );
    expect(found, pasted).toEqual([]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(editor).toHaveText('');
  }
  await expectNothingRan(page);
});
