import { matchPage, type PageAddress, withoutEndSlashes } from '@madang/contract/kernel/page.ts';
import type { ComponentType } from 'react';
import type { PageProps } from '../feature.ts';

/** A page of the app and the frame around it, each loaded once, when it is first opened. */
export interface Route extends PageAddress {
  readonly page: () => Promise<ComponentType<PageProps>>;
  readonly frame: () => Promise<ComponentType>;
}

/** A component on its way, and the component where it is there already. */
export interface Coming<Props> {
  readonly promise: Promise<ComponentType<Props>>;
  readonly component?: ComponentType<Props>;
}

/** Parts drawn for a path: only the path if there is no page. */
export interface Opened {
  readonly path: string;
  readonly params: PageProps['params'];
  readonly page?: Coming<PageProps>;
  readonly frame?: Coming<object>;
}

interface KnownRoute extends PageAddress {
  readonly page: () => Coming<PageProps>;
  readonly frame: () => Coming<object>;
}

let routes: readonly KnownRoute[] = [];

/** Called once per document. Pages of one frame share it: from one to the next the frame stays as it is. */
export function setRoutes(all: readonly Route[]): void {
  const frames = new Map(all.map(({ frame }) => [frame, once(frame)]));
  routes = all.map((route) => ({
    ...route,
    page: once(route.page),
    frame: frames.get(route.frame) ?? once(route.frame),
  }));
}

export const routeOf = (path: string) => matchPage(routes, path)?.page;

/** Frame and page are on their way side by side. What fails to come is thrown where it is drawn. */
export function openPath(asked: string): Opened {
  const path = plainPath(asked);
  const found = matchPage(routes, path);
  if (!found) return { path, params: {} };
  const params = Object.fromEntries(Object.entries(found.params).map(([name, part]) => [name, readable(part)]));
  return { path, params, page: found.page.page(), frame: found.page.frame() };
}

/** Loads the code that a page needs while the user points at its link; resolves when it is loaded, or has failed to load. */
export async function preload(path: string): Promise<void> {
  const { page, frame } = openPath(path);
  await Promise.allSettled([page?.promise, frame?.promise]);
}

/** Returns a loader that loads a component once; after a failure the next caller loads it again. */
function once<Props>(load: () => Promise<ComponentType<Props>>): () => Coming<Props> {
  let begun: Coming<Props> | undefined;
  return () => {
    if (begun) return begun;
    const promise = load();
    begun = { promise };
    promise.then(
      (component) => (begun = { promise, component }),
      () => (begun = undefined),
    );
    return begun;
  };
}

/** A slash at the end makes no other page. */
export function plainPath(path: string): string {
  return withoutEndSlashes(path) || path.slice(0, 1);
}

/** A part of an address that is no text stays as it was written. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
