/** Web entry that draws a page. `public`: separate documents; `app`: the portal and the console. */
export type PageEntry = 'public' | 'app';

/** An address, or several of one form: `{name}` is one part, `{name*}` the rest. */
export interface PageAddress {
  readonly path: string;
  /** The values that a part of the path may have; absent: any. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** An address that shows a page; everything else answers 404. */
export interface Page extends PageAddress {
  readonly entry: PageEntry;
}

/** The page of a path with its parts, or undefined: the page-not-found screen. */
export function matchPage<P extends PageAddress>(
  pages: readonly P[],
  path: string,
): { page: P; params: Readonly<Record<string, string>> } | undefined {
  for (const page of pages) {
    const params = matchPath(page, path);
    if (params) return { page, params };
  }
  return undefined;
}

function matchPath({ path: pattern, values = {} }: PageAddress, path: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)(\*?)\}$/.exec(part);
    const value = given[index];
    if (name?.[2] === '*') return { ...params, [name[1] ?? '']: given.slice(index).join('/') };
    if (value === undefined) return undefined;
    if (!name) {
      if (part !== value) return undefined;
    } else {
      const key = name[1] ?? '';
      if (values[key] && !values[key].includes(value)) return undefined;
      params[key] = value;
    }
  }
  return given.length === wanted.length ? params : undefined;
}

/** A path, or an address, without the slashes that it ends with. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A slash at the end makes no other page. */
function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
