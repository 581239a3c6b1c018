import type { Module } from '../../kernel/http/module.ts';
import { arrangePortletsCall } from './operations/arrange-portlets.ts';
import { listPortletsCall } from './operations/list-portlets.ts';
import { placePortletsCall } from './operations/place-portlets.ts';
import { readHome } from './operations/read-home.ts';

export { homeQueries } from './home-queries.ts';

/** The page that people land on after log-in, and what stands on it. */
export const portal: Module = {
  name: 'portal',
  needs: ['accounts', 'anniversaries', 'boards', 'companies', 'notifications', 'quick-links', 'menus', 'portlets'],
  operations: [readHome, placePortletsCall, listPortletsCall, arrangePortletsCall],
};
