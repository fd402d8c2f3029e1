import type { ComponentProps } from 'react';
import { useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { CheckField, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { useFieldId } from './field-id.ts';
import { sayAgain } from '../words/say.ts';
import { valueBeforeHydration, type Control } from './when-needed.ts';

/** The controls that are registered with a form; from then on the form knows their values. */
const taken = new WeakSet<Control>();

/**
 * Connects a control of ui/field.tsx with the surrounding form (`FormProvider`): value, error, id. It keeps what was typed before
 * hydration, and checks it.
 */
function useFormField(name: string) {
  const { register, control, getValues, setValue, getFieldState, trigger } = useFormContext();
  const state = useFormState({ control, name, exact: true });
  const error: FieldError | undefined = getFieldState(name, state).error;
  const id = useFieldId(name);
  const { ref, ...handlers } = register(name);

  const attach = (element: Control | null) => {
    const typed = element && !taken.has(element) ? valueBeforeHydration(element) : null;
    ref(element);
    if (element) taken.add(element);
    // Whoever has left the field by now is told what is wrong with it.
    const isLeft = element !== document.activeElement;
    if (typed !== null && typed !== getValues(name))
      setValue(name, typed, { shouldTouch: isLeft, shouldValidate: isLeft });
  };
  return {
    control: {
      ...handlers,
      ref: attach,
      id,
      error: error?.message && sayAgain(error.message, 'Please look at this again'),
    },
    check: () => void trigger(name),
  };
}

type Named<Props> = Omit<Props, 'id' | 'ref' | 'error' | 'onChange' | 'value' | 'defaultValue'> & { name: string };

export function FormTextField({ name, onBlur, ...rest }: Named<ComponentProps<typeof TextField>>) {
  const { control } = useFormField(name);
  return (
    <TextField
      {...rest}
      {...control}
      onBlur={(event) => {
        void control.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}

export function FormSelectField({ name, onBlur, ...rest }: Named<ComponentProps<typeof SelectField>>) {
  const { control, check } = useFormField(name);
  return (
    <SelectField
      {...rest}
      {...control}
      onChange={(event) => {
        void control.onChange(event);
        // A choice is complete at once, so it is checked before blur.
        check();
      }}
      onBlur={(event) => {
        void control.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}

export function FormTextAreaField({ name, onBlur, ...rest }: Named<ComponentProps<typeof TextAreaField>>) {
  const { control } = useFormField(name);
  return (
    <TextAreaField
      {...rest}
      {...control}
      onBlur={(event) => {
        void control.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}

export function FormCheckField({ name, ...rest }: Named<ComponentProps<typeof CheckField>>) {
  return <CheckField {...rest} {...useFormField(name).control} />;
}
