/** What both onboarding forms are given. */
export interface OnboardingProps {
  /** The order that was paid, and the token that proves it is this buyer's. */
  readonly order?: { readonly id: string; readonly token: string };
  /** Who bought: stands in the form already. */
  readonly customer?: { readonly name: string; readonly email: string };
  /** What stands above the form; its package and price where unset. */
  readonly heading?: string;
  /** The form was taken, or in the preview filled in as it should be. */
  readonly onDone: () => void;
  /** Checks everything and sends nothing, pictures neither. */
  readonly preview?: boolean;
}
