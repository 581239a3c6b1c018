import { deflateSync } from 'node:zlib';

interface PdfPages {
  /** Content of the first page; the others are empty. */
  readonly content?: string;
  readonly size?: readonly [width: number, height: number];
  readonly pages?: number;
  /** Forms by the names that the content calls them by. */
  readonly forms?: Readonly<Record<string, string>>;
  readonly isLocked?: boolean;
}

const plan = '0.2 0.5 0.8 rg 20 20 160 60 re f';

/** A PDF as a program for drawing would write it, and as one would that means harm. */
export function pdfFile({ content = plan, size = [200, 100], pages = 1, forms = {}, isLocked = false }: PdfPages = {}) {
  const names = Object.keys(forms);
  const formAt = (index: number) => 4 + index;
  const resources = `<< /XObject << ${names.map((name, index) => `/${name} ${formAt(index)} 0 R`).join(' ')} >> >>`;
  const firstPage = formAt(names.length);
  const kids = Array.from({ length: pages }, (_, index) => `${firstPage + index} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    stream(content),
    ...names.map((name) =>
      stream(forms[name] ?? '', `/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources ${resources}`),
    ),
    ...Array.from({ length: pages }, (_, index) =>
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources ${resources}`,
        index === 0 ? ' /Contents 3 0 R >>' : ' >>',
      ].join(''),
    ),
  ];
  return written(objects, isLocked);
}

function stream(content: string, more = ''): Buffer {
  const packed = deflateSync(content);
  const head = `<< ${more} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

const lock = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;

function written(objects: readonly (string | Buffer)[], isLocked: boolean): Buffer {
  const all = isLocked ? [...objects, lock] : objects;
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of all.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const id = '<00112233445566778899aabbccddeeff>';
  const locked = isLocked ? ` /Encrypt ${all.length} 0 R /ID [${id} ${id}]` : '';
  add(Buffer.from(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${all.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
}
