import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { Property } from '@madang/contract/kernel/property.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import { demandFromLimit, refundAttemptSoon } from '../limits/rate-limit.ts';
import { Overload } from '../limits/waiting-line.ts';
import type { Drawing, Drawn } from './drawing.ts';

/** Data about the sender of a picture that a change knows before its transaction. */
export interface ImageSender {
  readonly kernel: Kernel;
  readonly companyCode: string;
  /** None where the product itself acts, which has no limit. */
  readonly actorId: string | undefined;
  readonly request: RequestInfo;
}

/**
 * Draws a picture sent as base64. Each counts unless there was no capacity; refuses (CO429) beyond the hourly property.
 */
export async function drawSentImage(
  { kernel, actorId, request }: ImageSender,
  sent: string,
  drawing: Drawing,
  perPersonHour: Property<number>,
): Promise<Drawn> {
  const limit = { count: await kernel.properties.get(perPersonHour), seconds: hourSeconds };
  const key = `${perPersonHour.key}:${actorId}`;
  if (actorId !== undefined) await demandFromLimit(kernel.db, key, limit);
  try {
    return await kernel.images.draw(Buffer.from(sent, 'base64'), drawing, request.gone);
  } catch (error) {
    if (actorId !== undefined && error instanceof Overload) void refundAttemptSoon(kernel.db, key, limit);
    throw error;
  }
}
