import { deliveryStatuses } from '../../../../contract/owner.ts';
import { Choices } from '../../../ui/choices.tsx';
import { nameStatus, type DeliveryChoice } from './describe-delivery.ts';

const options = [
  { id: 'all', name: 'All' },
  ...deliveryStatuses.map((status) => ({ id: status, name: nameStatus(status) })),
] as const;

interface DeliveryFilterProps {
  choice: DeliveryChoice;
  onChange: (choice: DeliveryChoice) => void;
}

export function DeliveryFilter({ choice, onChange }: DeliveryFilterProps) {
  return <Choices<DeliveryChoice> label="Show deliveries" options={options} chosen={choice} onChange={onChange} />;
}
