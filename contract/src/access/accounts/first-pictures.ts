import { signInAddress } from '../../kernel/addresses.ts';
import type { Language } from '../../kernel/languages.ts';

/** The pages that are sent drawn, which the build makes and the server sends. */
export const firstPicturePages = ['/', signInAddress] as const;
export type FirstPicture = (typeof firstPicturePages)[number];

/** File name in the built web's folder. */
export const firstPictureFile = 'first-pictures.json';

export type FirstPictures = Readonly<
  Record<
    FirstPicture,
    {
      /** Styles of the page, inline in the document so that rendering waits for nothing. */
      readonly style: string;
      /** Links for the document's head. */
      readonly heads: Readonly<Record<Language, string>>;
      /** Pictures by language and the name of a state: `ko needed stays`. */
      readonly pictures: Readonly<Record<string, string>>;
    }
  >
>;

/** Reasons for the sign-in page; '' shows none. */
const reasons = ['', 'needed', 'ended', 'beside', 'out', 'everywhere'] as const;

export interface PictureState {
  readonly reason: string;
  /** ACC-01: one may stay signed in. */
  readonly stays: boolean;
  /** The address has no name, for which browsers keep no passkeys. */
  readonly isBare: boolean;
}

const nameOf = ({ reason, stays, isBare }: PictureState) =>
  [reason, stays ? 'stays' : '', isBare ? 'bare' : ''].join(' ');

/** Returns the name of a page's picture for a state; the front page has only one picture. */
export function pictureName(path: FirstPicture, language: Language, state: PictureState): string {
  return `${language} ${path === '/' ? '' : nameOf(state)}`;
}

interface DrawnState {
  readonly name: string;
  readonly search: string;
  readonly stays: boolean;
  readonly hostname: string;
}

/** Every state that a page is drawn in, with what its browser would say in it. */
export function pictureStates(path: FirstPicture): readonly DrawnState[] {
  const drawn = (state: PictureState) => ({
    name: path === '/' ? '' : nameOf(state),
    search: state.reason === '' ? '' : `?reason=${state.reason}`,
    stays: state.stays,
    hostname: state.isBare ? '127.0.0.1' : 'madang.example',
  });
  if (path === '/') return [drawn({ reason: '', stays: false, isBare: false })];
  return reasons.flatMap((reason) =>
    [true, false].flatMap((stays) => [true, false].map((isBare) => drawn({ reason, stays, isBare }))),
  );
}
