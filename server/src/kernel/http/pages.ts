import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import {
  consentAddresses,
  signInAddress,
  passwordChangeAddress,
  portalHome,
  renewalName,
  setUpAddress,
} from '@madang/contract/kernel/addresses.ts';
import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import { targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { themeCookie, toTheme } from '@madang/contract/kernel/themes.ts';
import { matchPage, type Page, type PageAddress } from '@madang/contract/kernel/page.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse, Refusal } from '@madang/contract/refuse.ts';
import type { Kernel } from '../kernel.ts';
import { readSession } from '../session/session.ts';
import { cookieName } from './cookies.ts';
import { isCall, isOpened, languageOf, type ShowUnreadAddress, unreadAddress } from './edge.ts';
import { type DrawnPage, firstPictureOf, withPicture } from './documents/first-picture.ts';
import { type DevelopmentEntry, type Documents, readDocuments, readFirstPictures } from './documents/page-documents.ts';
import { sendCompressed } from './reference-answer.ts';
import { noteTemplate } from './route-label.ts';
import { allowStyle, sendAsPart } from './security-headers.ts';

const builtWeb = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Output of `npm run gallery`. */
const builtGallery = fileURLToPath(new URL('../../../../web/dist-gallery/', import.meta.url));
/** Folder within a build with the files of the previous build, whose pages are open or sent by older processes. */
const lastBuild = 'last';
const longTerm = 'public, max-age=31536000, immutable';
/** Pictures may be documents (SVG). */
const partOfPage = /\.(?:js|css|woff2)(?:$|\?)/;
/** Files that a browser requests besides a page when opening it. */
const icons = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'];
const plainFiles = [...icons, 'robots.txt', 'manifest.webmanifest'];

/** Address where the user renews the password before anything else (PWD-07). */
const renewalAddress = `${passwordChangeAddress}?${renewalName}`;

type ServedPage = Page | (PageAddress & { readonly entry: DevelopmentEntry });

/** Pages that help to build the product; a production start answers 404 for them. */
const developmentPages: readonly ServedPage[] = [
  { path: '/gallery', entry: 'gallery' },
  { path: '/outbox', entry: 'outbox' },
];

/** Serves the built web: hashed assets for ever, pages in the asker's language, 404 for any other address. */
export async function servePages(
  app: FastifyInstance,
  kernel: Kernel,
  pages: readonly Page[],
  folder = builtWeb,
  galleryFolder = builtGallery,
): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(() => {
      throw refuse('CO404');
    });
    return;
  }
  const isDevelopment = kernel.config.mode === 'development';
  const folders = isDevelopment ? [folder, galleryFolder].filter((each) => existsSync(each)) : [folder];
  // Whether or not it is there yet: a build beside this process moves what it serves to there.
  await serveFiles(app, [...folders, join(folder, lastBuild)]);
  const documents = readDocuments(folders);
  showUnreadAddress(app, documents);
  const wanted = isDevelopment ? [...pages, ...developmentPages] : pages;
  // The gallery is built on demand; unbuilt it is an unknown address.
  const known = wanted.filter(({ entry }) => documents[entry] !== undefined);
  const answer: Answer = (request, reply, given = {}) =>
    sendPage(request, reply, { pages: known, documents, ...given });
  // A scope of their own, so that calls keep the one error shape.
  await app.register(async (scope) => {
    showRefusedAddress(scope, documents);
    redirectHome(scope, kernel, pages, firstPages(kernel, folder, answer));
    // Where password managers look for the page (W3C, A Well-Known URL for Changing Passwords).
    scope.get('/.well-known/change-password', (_request, reply) => reply.redirect(passwordChangeAddress));
    scope.setNotFoundHandler((request, reply) => answer(request, reply));
  });
}

/** Additions to a document besides its page: attributes of the element that the page is drawn in, and the page already drawn. */
interface Given {
  readonly marks?: string;
  readonly drawn?: DrawnPage | undefined;
}

type Answer = (request: FastifyRequest, reply: FastifyReply, given?: Given) => FastifyReply | Promise<FastifyReply>;
type FirstAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Front page and sign-in come drawn, and know whether one may stay signed in (ACC-01) and that no one may sign up (SGN-09). */
function firstPages(kernel: Kernel, folder: string, answer: Answer): FirstAnswer {
  const { config, properties } = kernel;
  const pictures = readFirstPictures(folder);
  return async (request, reply) => {
    const stays = (await properties.get(accountProperties.staySignedIn)) > 0;
    const isClosed = (await properties.get(platformProperties.registrationClosed)) !== 'N';
    const drawn = firstPictureOf(pictures, { config, request, language: languageOf(request), stays });
    return answer(request, reply, {
      marks: `${stays ? ' data-stays' : ''}${isClosed ? ' data-closed' : ''}`,
      // It offers the sign-up.
      ...(!isClosed && { drawn }),
    });
  };
}

/** Front page and sign-in, for anyone who is not signed in. */
function redirectHome(app: FastifyInstance, kernel: Kernel, pages: readonly Page[], answer: FirstAnswer): void {
  for (const path of ['/', signInAddress]) {
    app.get(path, async (request, reply) => {
      const home = await homeOfCaller(kernel, request);
      if (home === undefined) return answer(request, reply);
      const target = targetOf(new URL(request.url, kernel.config.baseUrl).search, pages, kernel.config.baseUrl.origin);
      return reply.header('cache-control', 'no-store').redirect(redirectTarget(path, home, target));
    });
  }
}

/** A set-up that waits is what a sign-in leads to (WIZ-23); the root, where a failed one ends, is the portal (WIZ-21). */
function redirectTarget(path: string, home: string, target: string | undefined): string {
  if (path !== signInAddress) return home === setUpAddress ? portalHome : home;
  const comesFirst = home === consentAddresses.again || home === renewalAddress || home === setUpAddress;
  return comesFirst ? home : (target ?? home);
}

/** Anyone who opens an address that is refused, such as one with a zero byte, sees the error page and no JSON. */
function showRefusedAddress(scope: FastifyInstance, { public: document }: Documents): void {
  scope.setErrorHandler((error, request, reply) => {
    if (!document || !isOpened(request) || !(error instanceof Refusal) || error.status !== 400) throw error;
    return sendRefused(request, reply.status(400), document);
  });
}

/** One that cannot be read at all, such as /%, is unknown; which page it would be of is not asked. */
function showUnreadAddress(app: FastifyInstance, { public: document }: Documents): void {
  if (!document) return;
  const show: ShowUnreadAddress = (request, reply) => void sendRefused(request, reply.status(404), document);
  app.decorate(unreadAddress, show);
}

function sendRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Readonly<Record<Language, string>>,
): FastifyReply {
  return sendDocument(request, reply, marked(document[languageOf(request)], ' data-refused'));
}

/** Compressed copies (.br, .gz) stand beside the assets; the build makes them once. */
async function serveFiles(app: FastifyInstance, root: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, { root: [...root], serve: false, preCompressed: true, suppressWarning: true });
  // Once the file is there: one that is not is answered by a document.
  const onSend: onSendHookHandler = (request, reply, payload, done) => {
    if (reply.statusCode < 400 && partOfPage.test(request.url)) sendAsPart(reply);
    done(null, payload);
  };
  app.get('/assets/*', { onSend }, (request, reply) => {
    const file = `assets/${(request.params as { '*': string })['*']}`;
    return reply.header('cache-control', longTerm).sendFile(file, { cacheControl: false });
  });
  for (const file of plainFiles) app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: 3_600_000 }));
}

/**
 * Returns the address to which the front page and sign-in redirect signed-in users; these pages need no database, so they stay
 * available without one.
 */
async function homeOfCaller(kernel: Kernel, request: FastifyRequest): Promise<string | undefined> {
  const { config, homeOf } = kernel;
  const secret = request.cookies[cookieName('session', config)];
  const setUpSecret = request.cookies[cookieName('setUp', config)];
  const caller = { setUpSecret, address: request.ip };
  const session =
    secret === undefined ? undefined : await readSession(kernel, { secret, ...caller }).catch(() => undefined);
  if (session?.needsConsent) return consentAddresses.again;
  if (session?.mustRenewPassword) return renewalAddress;
  return session && homeOf(session, setUpSecret);
}

interface Served extends Given {
  readonly pages: readonly ServedPage[];
  readonly documents: Documents;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, served: Served): FastifyReply | Promise<FastifyReply> {
  const { pages, documents, marks = '', drawn } = served;
  if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse('CO404');
  const path = request.url.split('?', 1)[0] ?? '/';
  // A call that misses its address wants the error shape, not a page.
  if (isCall(request)) throw refuse('CO404');
  const found = matchPage(pages, path);
  const document = documents[found?.page.entry ?? 'public']?.[languageOf(request)];
  if (document === undefined) throw refuse('CO404');
  if (found) noteTemplate(request, found.page.path);
  reply.status(found ? 200 : 404);
  if (!drawn) return sendDocument(request, reply, marked(document, marks));
  allowStyle(reply, drawn.styleSource);
  const page = themed(request, marked(withPicture(document, drawn), marks));
  return sendCompressed(request, asDocument(reply), Buffer.from(page));
}

/** The document with attributes for what its page cannot ask. */
function marked(document: string, marks: string): string {
  return marks === '' ? document : document.replace('<div id="root"', `$&${marks}`);
}

/** The document in the theme that the person chose, so that no light page flashes up before a dark one. */
function themed(request: FastifyRequest, document: string): string {
  const theme = toTheme(request.cookies?.[themeCookie.name]);
  if (theme === undefined) return document;
  return document
    .replace('<html ', `<html data-scheme="${theme}" `)
    .replace('<meta name="color-scheme" content="light dark"', `<meta name="color-scheme" content="${theme}"`);
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: string): FastifyReply {
  return asDocument(reply).send(themed(request, document));
}

function asDocument(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie, accept-encoding');
}
