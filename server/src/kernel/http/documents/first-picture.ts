import type { FastifyRequest } from 'fastify';
import { companyKeyName } from '@madang/contract/ground/companies/known-company.ts';
import { type FirstPicture, firstPicturePages, pictureName } from '@madang/contract/access/accounts/first-pictures.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Config } from '../../../config.ts';
import { isSecure } from '../cookies.ts';
import type { DrawnPages } from './page-documents.ts';

interface Asked {
  readonly config: Config;
  readonly request: FastifyRequest;
  readonly language: Language;
  readonly stays: boolean;
}

/** The page itself, drawn, and what its head names beside the files of every page. */
export interface DrawnPage {
  readonly head: string;
  readonly html: string;
  readonly style: string;
  readonly styleSource: string;
}

/** An address without a name, for which browsers keep no passkeys. */
const bareAddress = /^\[|^[\d.]+$/;
const ownMachine = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** The picture of front page or sign-in for a request; none where the page says more than was drawn. */
export function firstPictureOf(
  pictures: DrawnPages | undefined,
  { config, request, language, stays }: Asked,
): DrawnPage | undefined {
  const { pathname, searchParams } = new URL(request.url, config.baseUrl);
  const path = firstPicturePages.find((each) => each === pathname) as FirstPicture | undefined;
  // Over plain http a page begins with a warning.
  if (!pictures || !path || !(isSecure(config) || ownMachine.test(request.hostname))) return undefined;
  // The address names a company, whose name the page shows.
  if (searchParams.has(companyKeyName)) return undefined;
  const state = { reason: searchParams.get('reason') ?? '', stays, isBare: bareAddress.test(request.hostname) };
  const { heads, pictures: drawn, style, styleSource } = pictures[path];
  const html = drawn[pictureName(path, language, state)];
  return html === undefined ? undefined : { head: heads[language], html, style, styleSource };
}

/** Document with its drawn page, inert until the script draws it. It contains its styles and requests none. */
export function withPicture(document: string, { head, html, style }: DrawnPage): string {
  return document
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" disabled')
    .replace('</head>', () => `<style>${style}</style>${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" inert>${html}</div>`);
}
