import { matchPage, type PageAddress } from '@madang/contract/kernel/page.ts';
import type { ComponentType } from 'react';
import type { PageProps } from '../feature.ts';

/** A page of the app and the frame around it, each loaded once, when it is first opened. */
export interface Route extends PageAddress {
  readonly page: () => Promise<ComponentType<PageProps>>;
  readonly frame: () => Promise<ComponentType>;
}

/** What is drawn for a path: nothing but the path where no page is there. */
export interface Opened {
  readonly path: string;
  readonly params: PageProps['params'];
  readonly page?: Promise<ComponentType<PageProps>>;
  readonly frame?: Promise<ComponentType>;
}

let routes: readonly Route[] = [];

/** Called once per document. */
export function setRoutes(all: readonly Route[]): void {
  routes = all.map((route) => ({ ...route, page: once(route.page), frame: once(route.frame) }));
}

export const routeOf = (path: string) => matchPage(routes, path)?.page;

/** Frame and page are on their way side by side. What fails to come is thrown where it is drawn. */
export function openPath(path: string): Opened {
  const found = matchPage(routes, path);
  if (!found) return { path, params: {} };
  const params = Object.fromEntries(Object.entries(found.params).map(([name, part]) => [name, readable(part)]));
  return { path, params, page: heeded(found.page.page()), frame: heeded(found.page.frame()) };
}

/** What a page needs comes while its link is pointed at; done when it is there, or has failed to come. */
export async function preload(path: string): Promise<void> {
  const { page, frame } = openPath(path);
  await Promise.allSettled([page, frame]);
}

/** What could not be loaded is asked for again by the next who wants it. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= load().catch((thrown: unknown) => {
      begun = undefined;
      throw thrown;
    });
    return begun;
  };
}

function heeded<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** A part of an address that is no text stays as it was written. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
