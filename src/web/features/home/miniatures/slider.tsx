/** A figure that is moved by hand or arrow keys; `shown` is how it reads. */
export function Slider({
  id,
  label,
  shown,
  value,
  min,
  max,
  step,
  onChange,
}: {
  id: string;
  label: string;
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{shown}</b>
      <input
        id={id}
        type="range"
        autoComplete="off"
        aria-valuetext={shown}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
