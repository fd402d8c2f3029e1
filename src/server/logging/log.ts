interface WriteLine {
  (fields: object, message: string): void;
  (message: string): void;
}

/** How the parts of the server write to its log. */
export interface Log {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
  readonly fatal: WriteLine;
}
