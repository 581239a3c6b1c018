import { addBoard, listManagedBoards } from '@madang/contract/workplace/boards/console.ts';
import { markBoardsRead } from '@madang/contract/workplace/boards/feed.ts';
import {
  approvePost,
  listPosts,
  pinPost,
  recommendPost,
  writeComment,
  writePost,
} from '@madang/contract/workplace/boards/routes.ts';
import type { DemoCaller } from './caller.ts';
import { boards, type DemoBoard, type DemoPost } from './data/boards.ts';
import { Seeded } from './seeded.ts';

const seed = 3_021;

interface Writers {
  readonly administrator: DemoCaller;
  readonly employees: readonly DemoCaller[];
}

/** Boards with what people wrote in them, the oldest first; what stands already is left as it is. */
export async function fillBoards(writers: Writers): Promise<void> {
  const seeded = new Seeded(seed);
  const { items: standing } = await writers.administrator.expect(listManagedBoards);
  for (const board of boards) {
    const found = standing.find(({ boardName }) => boardName === board.settings.boardName);
    const { boardNumber } = found ?? (await writers.administrator.expect(addBoard, { body: board.settings }));
    await fillBoard(writers, seeded, { board, boardNumber });
  }
}

async function fillBoard(
  { administrator, employees }: Writers,
  seeded: Seeded,
  { board, boardNumber }: { readonly board: DemoBoard; readonly boardNumber: number },
): Promise<void> {
  const params = { boardNumber };
  const standing = await titlesIn(administrator, boardNumber);
  for (const [place, post] of board.posts.entries()) {
    const author = board.isOfficial ? administrator : seeded.pick(employees);
    const readers = seeded.some(employees, employees.length);
    if (standing.has(post.title)) continue;
    const { postId, state } = await author.expect(writePost, { params, body: bodyOf(post) });
    // The last one keeps waiting, so that the administrator has something to approve.
    if (state === 'waiting' && place === board.posts.length - 1) continue;
    if (state === 'waiting') await administrator.expect(approvePost, { params: { postId } });
    await answer(readers, post, postId);
    if (post.isPinned) await administrator.expect(pinPost, { params: { postId } });
    // The newest two of a board are left to be read.
    if (place === board.posts.length - 3) await markRead([administrator, ...employees.slice(0, 1)]);
  }
}

/** Those who the demo is tried as have read what stands so far. */
async function markRead(readers: readonly DemoCaller[]): Promise<void> {
  for (const reader of readers) await reader.expect(markBoardsRead);
}

/** Returns the titles on a board; posts that wait for approval count too, in a list of their own. */
async function titlesIn(administrator: DemoCaller, boardNumber: number): Promise<ReadonlySet<string>> {
  const titles = new Set<string>();
  for (const state of ['shown', 'waiting']) {
    const { items, pinned } = await administrator.expect(listPosts, { params: { boardNumber }, query: { state } });
    for (const { title } of [...pinned, ...items]) titles.add(title);
  }
  return titles;
}

function bodyOf({ title, headWord = '', paragraphs, points = [] }: DemoPost) {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const postContent = `${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}${list}`;
  return { postTitle: title, headWord, postContent };
}

async function answer(readers: readonly DemoCaller[], post: DemoPost, postId: string): Promise<void> {
  const params = { postId };
  for (const [place, commentText] of (post.comments ?? []).entries()) {
    await readers[place % readers.length]?.expect(writeComment, { params, body: { commentText } });
  }
  for (const reader of readers.slice(0, post.recommendations ?? 0)) await reader.expect(recommendPost, { params });
}
