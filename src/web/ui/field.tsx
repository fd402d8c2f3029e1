import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { say } from '../words/say.ts';

interface FieldProps {
  label: string;
  /** A sentence under the label: a format, a reason. */
  hint?: ReactNode;
  /** What is wrong and what to do. A field with an error is marked. */
  error?: string | undefined;
  /** Shows `optional` beside the label. */
  optional?: boolean;
  /** Filled from a text and not yet confirmed by the visitor. */
  read?: boolean | undefined;
  /** A note about the value, under the control and in its description. */
  mark?: ReactNode;
  /** Buttons beside the note. */
  markAction?: ReactNode;
  /** Its width in a `.form`: `third` is three to a row, `half` stays two to a row on phones, `all` is a whole row. */
  className?: string;
}

/** The ids and attributes that connect a control with its label, hint and error. */
function useField({ hint, error, mark }: FieldProps, ownId: string | undefined) {
  const made = useId();
  const id = ownId ?? made;
  const describedBy = [hint !== undefined && `${id}-hint`, mark !== undefined && `${id}-mark`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    tie: {
      id,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error && { 'aria-invalid': true as const }),
    },
  };
}

function Field({
  id,
  label,
  hint,
  error,
  mark,
  markAction,
  optional,
  className,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label htmlFor={id}>
        {label} {optional && <small>{say('optional')}</small>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {mark !== undefined && (
        <div className="mark">
          <span id={`${id}-mark`}>{mark}</span>
          {markAction}
        </div>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function split<Props extends FieldProps>(props: Props) {
  const { label, hint, error, mark, markAction, optional, read, className, ...control } = props;
  const field: FieldProps = {
    label,
    hint,
    error,
    mark,
    markAction,
    ...(optional && { optional }),
    ...(className !== undefined && { className }),
  };
  return { field, control: { ...control, ...(read && { className: 'read' }) } };
}

/** One line of text. Accepts the props of an `<input>`, `ref` included, so react-hook-form's `register` fits. */
export function TextField(
  props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: React.Ref<HTMLInputElement> },
) {
  const { field, control } = split(props);
  const { id, tie } = useField(field, props.id);
  return (
    <Field {...field} id={id}>
      <input type="text" {...control} {...tie} />
    </Field>
  );
}

/** A choice from a list; `children` are its options. */
export function SelectField(
  props: FieldProps &
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & { ref?: React.Ref<HTMLSelectElement> },
) {
  const { field, control } = split(props);
  const { id, tie } = useField(field, props.id);
  return (
    <Field {...field} id={id}>
      <select {...control} {...tie} />
    </Field>
  );
}

/** Several lines of text. `over` is drawn over them. */
export function TextAreaField({
  over,
  ...props
}: FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: React.Ref<HTMLTextAreaElement>;
    over?: ReactNode;
  }) {
  const { field, control } = split(props);
  const { id, tie } = useField(field, props.id);
  return (
    <Field {...field} id={id}>
      {over === undefined ? (
        <textarea rows={4} {...control} {...tie} />
      ) : (
        <div className="over-text">
          <textarea rows={4} {...control} {...tie} />
          {over}
        </div>
      )}
    </Field>
  );
}

/** A checkbox with its label beside it, which is a sentence. `hint` is for longer explanations. */
export function CheckField(
  props: Omit<FieldProps, 'label' | 'read' | 'mark' | 'markAction'> & { label: ReactNode } & Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'type'
    > & { ref?: React.Ref<HTMLInputElement> },
) {
  const { label, hint, error, optional, className, ...control } = props;
  const { id, tie } = useField({ label: '', hint, error }, props.id);
  return (
    <div className={className === undefined ? 'check' : `check ${className}`}>
      <label htmlFor={id}>
        <input type="checkbox" {...control} {...tie} />
        <span>
          {label} {optional && <small>{say('optional')}</small>}
        </span>
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
