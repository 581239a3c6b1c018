import { type ServiceSlug, serviceSlugs, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { withoutEndSlashes } from '@madang/contract/kernel/page.ts';

/** View of the sign-up: the choice of a service, a service's form, or the result of a finished one. */
export type Place =
  | { readonly view: 'choice' }
  | { readonly view: 'form'; readonly service: ServiceType }
  | { readonly view: 'result'; readonly service: ServiceType };

export const choicePath = '/signup';
/** The address that administrators know; it is the works product's form. */
export const administratorPath = '/userapp/register/admin';

const slugs = Object.keys(serviceSlugs) as ServiceSlug[];

export function formPath(service: ServiceType): string {
  return `${choicePath}/${slugOf(service)}`;
}

export function resultPath(service: ServiceType): string {
  return `${formPath(service)}/done`;
}

/** Every address that the sign-up answers; the shell shows 'page not found' for all others. */
export const signUpPaths: readonly string[] = [
  choicePath,
  administratorPath,
  ...Object.values(serviceSlugs).flatMap((service) => [formPath(service), resultPath(service)]),
];

export function placeOf(path: string): Place {
  const plain = withoutEndSlashes(path);
  if (plain === administratorPath) return { view: 'form', service: 'PT' };
  for (const service of Object.values(serviceSlugs)) {
    if (plain === formPath(service)) return { view: 'form', service };
    if (plain === resultPath(service)) return { view: 'result', service };
  }
  return { view: 'choice' };
}

function slugOf(service: ServiceType): ServiceSlug {
  const slug = slugs.find((each) => serviceSlugs[each] === service);
  if (!slug) throw new Error(`No address for the service ${service}`);
  return slug;
}
