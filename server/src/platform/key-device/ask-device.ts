import type { DevicePlace } from '../../kernel/crypto/device-place.ts';
import type { DeviceAnswer, DeviceAsk } from './device-asks.ts';
import { DeviceFault, DeviceSession, NotSealed } from './device-session.ts';

/**
 * The process that asks the device: its library blocks until the device answers, and a failure of it ends the process.
 */
let opened: Promise<DeviceSession> | undefined;

process.on('message', ({ id, place, ask }: { id: number; place: DevicePlace; ask: DeviceAsk }) => {
  void answerOf(place, ask).then((answer) => process.send?.({ id, answer }));
});
process.on('disconnect', () => process.exit());

async function answerOf(place: DevicePlace, ask: DeviceAsk): Promise<DeviceAnswer> {
  try {
    opened ??= DeviceSession.open(place);
    return { value: (await opened).answer(ask) };
  } catch (error) {
    if (error instanceof NotSealed) return 'notSealed';
    return { fault: error instanceof DeviceFault ? error.message : nameOf(error) };
  }
}

/** PKCS#11 names its errors; any other text may hold anything. */
function nameOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /^CKR_[A-Z0-9_]+$/.test(message) ? message : 'unknown';
}
