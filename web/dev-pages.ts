import { pages } from '@madang/contract/index.ts';
import { matchPage } from '@madang/contract/kernel/page.ts';
import type { Plugin } from 'vite';

/** Pages of entries of their own, which only a development start of the server answers. */
const developmentPages: Readonly<Record<string, string>> = { '/gallery': '/gallery.html', '/outbox': '/outbox.html' };

/** The document that the server sends for an address. */
export function entryOf(path: string): string {
  return developmentPages[path] ?? `/${matchPage(pages, path)?.page.entry ?? 'public'}.html`;
}

/** Lets Vite's own server answer page addresses with the entry that the real server would send. */
export function devPages(): Plugin {
  return {
    name: 'madang-dev-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?', 2);
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (request.method === 'GET' && wantsPage && !/\.\w+$|^\/@/.test(path)) {
          request.url = entryOf(path) + (query ? `?${query}` : '');
        }
        next();
      });
    },
  };
}
