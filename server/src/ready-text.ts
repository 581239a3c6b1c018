import { operatorHome } from '@madang/contract/kernel/addresses.ts';
import type { Config } from './config.ts';
import type { Demo } from './demo/index.ts';
import type { SetupOffer } from './modules/views/operators/index.ts';

/** Returns the text shown to the operator once the server is ready: its address and the next steps. */
export function readyText(config: Config, setup: SetupOffer | undefined, demo: Demo | undefined): string {
  const addressOf = (path: string) => new URL(path, config.baseUrl).href;
  const lines = [
    ['Sign a company up:', addressOf('/signup')],
    ...(setup ? setupLines(addressOf, setup) : [["Operator's page:", addressOf(operatorHome)]]),
    ...(demo ? demoLines(addressOf, demo) : []),
  ];
  if (config.smtpUrl === undefined && config.mode === 'development') {
    lines.push(['Mail and SMS sent:', addressOf('/outbox')]);
  }
  if (config.databaseUrl === undefined) {
    const about = '(embedded PostgreSQL, for evaluation; set DATABASE_URL for production)';
    lines.push(['Data:', `${config.dataFolder} ${about}`]);
  }
  lines.push(['Stop:', 'Ctrl+C']);
  const told = lines.map(([label = '', text = '']) => `  ${label.padEnd(20)} ${text}\n`).join('');
  return `\n  Madang is ready at ${config.baseUrl.href}\n\n${told}`;
}

type AddressOf = (path: string) => string;

/** The token stands on a line of its own: in an address it would end in histories and logs. */
function setupLines(addressOf: AddressOf, { token }: SetupOffer): string[][] {
  return [
    ['Set the operator up:', addressOf('/operator/setup')],
    token === undefined ? ['Its token:', 'MADANG_OPERATOR_TOKEN'] : ['Its token (1 hour):', token],
  ];
}

/** The password is shown here and kept nowhere; anyone who lost it gets a new one as everyone does. */
function demoLines(addressOf: AddressOf, demo: Demo): string[][] {
  const forgot = addressOf('/loginapp/password/forgot');
  return [
    ['Demo company:', `${demo.companyName}, at ${addressOf('/loginapp')}`],
    ['Its administrator:', demo.administratorId],
    ['One of its people:', demo.employeeId],
    ...(demo.password === undefined
      ? [
          ['Password of both:', 'told when the company was made; the administrator gets a new one at'],
          ['', `${forgot} by mail to ${demo.recoveryMail}`],
        ]
      : [['Password of both:', `${demo.password} (told only this once)`]]),
  ];
}
