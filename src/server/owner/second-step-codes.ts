import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { site } from '../../../content/site.ts';

const PERIOD_SECONDS = 30;
/** As RFC 4226 advises: 160 bits. */
const SECRET_BYTES = 20;
/** A code of the step before or after is taken too: clocks differ, and typing takes its time. */
const WINDOW_STEPS = 1;

export const RECOVERY_CODES = 10;
/** No letter or digit that looks like another: 5 bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LETTERS = 4;

const APP_CODE = /^\d{6}$/;

/** In base32, as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: site.brand, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** `otpauth://totp/...`: what apps read from a QR code. The `label` tells one account from another in the app. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Which thirty seconds since 1970 a code is of, if it is one of these at this time; null where it is not. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!APP_CODE.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes of 80 random bits, as `ABCD-EFGH-JKLM-NPQR`. */
export function newRecoveryCodes(): readonly string[] {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Without what people put between letters, and in capitals. */
export const bareCode = (given: string): string => given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Whether this looks like a code of an app, right or wrong. */
export const isAppCode = (given: string): boolean => APP_CODE.test(bareCode(given));

/** The database knows a recovery code by this alone. It is random enough that no slow hash is needed. */
export const recoveryHashOf = (code: string): string =>
  createHash('sha256')
    .update(`recovery ${bareCode(code)}`)
    .digest('base64url');
