import { lightColour } from '../../ui/styles/light-colour.ts';

/** A face as it is drawn: the dyes of ground and clothes, one of the cuts of hair and its tone. */
interface Portrait {
  readonly ground: Dye;
  readonly clothes: Dye;
  readonly cut: keyof typeof cuts;
  readonly tone: keyof typeof tones;
  readonly hasGlasses: boolean;
}

const dyes = ['celadon', 'indigo', 'persimmon', 'gardenia', 'plum', 'stone'] as const;
type Dye = (typeof dyes)[number];

const skins = ['#ecc9ae', '#d9ac8a', '#b98a66', '#f2d8c4'] as const;
const tones = { dark: '#2f2a26', brown: '#5a4335', grey: '#8d877d', red: '#8a5236' } as const;

/** Paths on 64 by 64, behind the face and over it. */
const cuts = {
  parted: ['', 'M19 25c-1-13 6-17 13-17s14 4 13 17c-2-4-3-7-5-9-7 2-11 1-15-1-3 3-5 6-6 10z'],
  long: [
    'M17 40c-4-22 3-33 15-33s19 11 15 33z',
    'M20 26c1-8 4-10 7-12 6 3 10 3 14 0 2 3 3 6 3 12 2-13-3-18-12-18s-14 5-12 18z',
  ],
  bun: ['', 'M20 27c-2-13 5-19 12-19s14 6 12 19c-1-6-4-10-8-12-5 4-12 5-16 12zM27 6a5 5 0 1 0 10 0 5 5 0 0 0-10 0z'],
  short: ['', 'M19 27c-2-14 6-19 13-19s15 5 13 19c-1-6-3-9-5-11-6 3-12 2-16 0-2 2-4 5-5 11z'],
  tails: [
    'M19 24c-4 9-2 17-6 25 5 1 9-1 11-5zM45 24c4 9 2 17 6 25-5 1-9-1-11-5z',
    'M20 30c-3-15 4-22 12-22s15 7 12 22c-1-5-2-8-4-11-7 1-13 0-16-3-1 4-3 9-4 14z',
  ],
  round: ['M16 30a16 17 0 1 1 32 0z', 'M20 27c0-6 4-10 12-10s12 4 12 10c3-14-4-19-12-19s-15 5-12 19z'],
} as const;

const cutNames = Object.keys(cuts) as (keyof typeof cuts)[];
const toneNames = Object.keys(tones) as (keyof typeof tones)[];

/** Four of each cut of hair; no two are alike. */
export const portraits: readonly Portrait[] = Array.from({ length: 24 }, (_, at) => ({
  ground: dyes[at % 6] ?? 'stone',
  clothes: dyes[(at + 1 + Math.floor(at / 6)) % 6] ?? 'indigo',
  cut: cutNames[(at + Math.floor(at / 6)) % 6] ?? 'short',
  tone: toneNames[(at + Math.floor(at / 4)) % 4] ?? 'dark',
  hasGlasses: at % 5 === 2,
}));

const face = 'M20 26c0-9 5-14 12-14s12 5 12 14c0 10-6 17-12 17s-12-7-12-17z';
const neck = 'M27 38h10v8c-2 4-8 4-10 0z';
const shoulders = 'M8 66c1-16 11-22 24-22s23 6 24 22z';
const glasses = 'M22.5 28a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM33.5 28a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM30.5 28h3';

/** Draws one over the whole of a square canvas. */
export function drawPortrait(canvas: HTMLCanvasElement, at: number): void {
  const context = canvas.getContext('2d');
  const portrait = portraits[at];
  if (!context || !portrait) return;
  const { ground, clothes, cut, tone, hasGlasses } = portrait;
  const skin = skins[(at * 3 + Math.floor(at / 8)) % skins.length] ?? skins[0];
  const [behind, over] = cuts[cut];
  context.setTransform(canvas.width / 64, 0, 0, canvas.height / 64, 0, 0);
  context.fillStyle = lightColour(`--dye-${ground}`);
  context.fillRect(0, 0, 64, 64);
  const fill = (path: string, colour: string) => {
    context.fillStyle = colour;
    context.fill(new Path2D(path));
  };
  fill(behind, tones[tone]);
  fill(shoulders, lightColour(`--dye-${clothes}-ink`));
  fill(neck, skin);
  fill(face, skin);
  fill(over, tones[tone]);
  if (!hasGlasses) return;
  context.strokeStyle = tones[tone];
  context.lineWidth = 1.3;
  context.stroke(new Path2D(glasses));
}

const savedPixels = 256;

/** One as a picture that is kept as a photo is. */
export function portraitFile(at: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = savedPixels;
  canvas.height = savedPixels;
  drawPortrait(canvas, at);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
