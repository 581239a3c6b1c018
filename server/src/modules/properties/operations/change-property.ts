import { properties } from '@madang/contract/index.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { Property } from '@madang/contract/kernel/property.ts';
import { changeProperty as route, type PropertyRow } from '@madang/contract/properties/routes.ts';
import { refuse, refuseFields } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { toRow } from '../property-row.ts';

/** Sets a property for the whole platform; other processes follow within seconds. */
export async function changeProperty(
  kernel: Pick<Kernel, 'db' | 'properties'>,
  actor: Actor,
  { key, value }: { readonly key: string; readonly value: unknown },
): Promise<PropertyRow> {
  const property = properties.find((each) => each.key === key);
  if (!property) throw refuse('CO404');
  const accepted = parseValue(property, value);
  await inCompany(kernel.db, actor.companyCode, async (tx) => {
    await kernel.properties.store(tx, property, accepted);
    const target = { kind: 'property', id: key };
    await writeAudit(tx, { ...actor, operation: 'change-property', target, fields: ['value'] });
  });
  await kernel.properties.refresh();
  return toRow(property, accepted);
}

/** Every fault by its place in the value: an entry of a list is `value.0`. */
function parseValue({ schema }: Property, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuseFields(
    fieldIssues(parsed.error).map(({ path, ...fault }) => ({
      ...fault,
      path: path === '' ? 'value' : `value.${path}`,
    })),
  );
}

export const changePropertyCall = operation(route, (call) =>
  changeProperty(call.kernel, actorOf(call), { key: call.params.key, value: call.body.value }),
);
