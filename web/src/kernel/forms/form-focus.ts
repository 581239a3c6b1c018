import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { concerns } from './form-checks.ts';

const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Puts the focus on the first wrong field in the order of the page. */
export function focusFirst(form: HTMLElement | null, paths: readonly string[]): void {
  for (const element of fieldsOf(form)) {
    if (!paths.some((path) => isAbout(path, element))) continue;
    const target = element.matches(focusable) ? element : wrongPart(element);
    if (!target || target.matches(':disabled')) continue;
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
    return;
  }
}

/** Returns the marked input of a group, such as the number and not its calling code. */
function wrongPart(group: HTMLElement): HTMLElement | null {
  return group.querySelector<HTMLElement>('[aria-invalid=true]') ?? group.querySelector<HTMLElement>(focusable);
}

/** Issues as a person meets their fields on the page; those without a field come last. */
export function inPageOrder(form: HTMLElement | null, issues: readonly FieldIssue[]): FieldIssue[] {
  const fields = fieldsOf(form);
  const placeOf = ({ path }: FieldIssue) => {
    const place = fields.findIndex((element) => isAbout(path, element));
    return place === -1 ? fields.length : place;
  };
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns true if the form draws a field of this path, so that its error has a place. */
export function isOnForm(form: HTMLElement | null, path: string): boolean {
  return fieldsOf(form).some((element) => isAbout(path, element));
}

/** Single fields carry `name`, groups of several inputs `data-field`. */
function fieldsOf(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
}

function isAbout(path: string, element: HTMLElement): boolean {
  const name = element.getAttribute('name') ?? element.dataset['field'] ?? '';
  return concerns(path, name) || concerns(name, path);
}
