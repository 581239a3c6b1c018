import type { Page } from '../../kernel/page.ts';

/** The console's section of boards. */
export const boardsAddress = '/console/boards';

export const boardPages: readonly Page[] = [
  { path: '/portalapp/boards', entry: 'app' },
  { path: '/portalapp/boards/{boardNumber}', entry: 'app' },
  { path: '/portalapp/boards/{boardNumber}/write', entry: 'app' },
  { path: '/portalapp/boards/{boardNumber}/posts/{postId}', entry: 'app' },
  { path: boardsAddress, entry: 'app' },
];
