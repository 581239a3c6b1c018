import * as z from 'zod/mini';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties as platform } from '@madang/contract/ground/properties/platform.ts';
import { activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';

/** Returns the platform data that sign-up, help and result pages show; a null value is not shown. */
export const readPlatform = definePublicQuery({
  name: 'read-platform',
  input: z.strictObject({}),
  refusals: [],
  async run({ kernel: { properties } }) {
    const configured = async (property: typeof platform.contactCentre) => (await properties.get(property)) || null;
    return {
      isRegistrationOpen: (await properties.get(platform.registrationClosed)) === 'N',
      globalPosition: await properties.get(platform.globalPosition),
      contactCentre: await configured(platform.contactCentre),
      freeMailDomain: await properties.get(platform.freeMailDomain),
      codeDigits: await properties.get(otpProperties.digits),
      initialPasswordDays: await properties.get(activationProperties.initialPasswordDays),
      passwordProfile: await properties.get(credentialProperties.passwordProfile),
      nameScriptPolicy: await properties.get(peopleProperties.nameScriptPolicy),
      services: {
        mail: await configured(platform.mailAddress),
        messengerDownload: await configured(platform.messengerDownload),
        meeting: await configured(platform.meetingDomain),
        drive: await configured(platform.driveDomain),
      },
    };
  },
});
