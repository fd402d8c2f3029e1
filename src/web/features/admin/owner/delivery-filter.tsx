import type { ReactNode } from 'react';
import { deliveryStatuses, type Delivery } from '../../../../contract/owner.ts';
import { Choices } from '../../../ui/choices.tsx';
import { nameStatus, type DeliveryStatus } from './describe-delivery.ts';

export type DeliveryChoice = DeliveryStatus | 'all';

interface DeliveryFilterProps {
  deliveries: readonly Delivery[];
  choice: DeliveryChoice;
  onChange: (choice: DeliveryChoice) => void;
}

export function DeliveryFilter({ deliveries, choice, onChange }: DeliveryFilterProps) {
  return (
    <Choices<DeliveryChoice>
      label="Show deliveries"
      options={[
        { id: 'all', name: counted('All', deliveries.length) },
        ...deliveryStatuses.map((status) => ({
          id: status,
          name: counted(nameStatus(status), deliveries.filter((delivery) => delivery.status === status).length),
        })),
      ]}
      chosen={choice}
      onChange={onChange}
    />
  );
}

function counted(name: string, count: number): ReactNode {
  return (
    <>
      {name} <small>{count}</small>
    </>
  );
}
