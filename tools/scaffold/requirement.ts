import { readText } from '../kernel/files.ts';
import { readIdList, readRequirements } from '../requirements/ids.ts';
import { fill, type CapabilityNames } from './names.ts';

interface ChangedFile {
  readonly path: string;
  readonly text: string;
}

const page = 'docs/requirements.md';
const due = 'tools/requirements-due.txt';

const wish = `- SMP-01 **D** Administrators list, add, change and delete the company's sample things, up to a limit and each under a name of its
#child
  own. Each has sample parts, which are added and deleted and come back with it.
#end
#childless
  own.
#end
`;

/** The page of requirements and the list of due ones with the capability's, where they do not have it. */
export function withRequirement(root: string, names: CapabilityNames): ChangedFile[] {
  const { requirement } = names;
  const isKnown = readRequirements(root).some(({ id }) => id === requirement);
  const isDue = readIdList(root, due).some(({ id }) => id === requirement);
  return [
    ...(isKnown ? [] : [{ path: page, text: withLine(readText(root, page), names) }]),
    ...(isDue ? [] : [{ path: due, text: `${readText(root, due).trimEnd()}\n${requirement}\n` }]),
  ];
}

/** Adds the line to the section of its family, or a section with it. */
function withLine(text: string, names: CapabilityNames): string {
  const line = fill(wish, names).replaceAll('\n  ', ' ');
  const sections = text.trimEnd().split(/\n(?=## )/);
  const family = names.requirement.slice(0, 3);
  const at = sections.findIndex((section) => new RegExp(`^## [A-Z ]*\\b${family}\\b`).test(section));
  if (at === -1) return `${text.trimEnd()}\n\n${fill(`## ${family} Sample things (D)\n`, names)}${line}`;
  return `${sections.map((section, index) => (index === at ? `${section.trimEnd()}\n${line}` : section)).join('\n')}\n`;
}
