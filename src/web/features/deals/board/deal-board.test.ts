import { afterEach, expect, test, vi } from 'vitest';
import { chooseMarket, dealBoard, reportDeal } from './deal-board.tsx';

afterEach(() => {
  reportDeal({ city: '', state: '', askingPrice: '', yearBuilt: '', bedrooms: '', bathrooms: '', squareFeet: '' });
  chooseMarket('');
});

test('a report keeps the values that it does not mention', () => {
  reportDeal({ city: 'Houston' });
  reportDeal({ askingPrice: '390k' });
  expect(dealBoard.read().deal).toMatchObject({ city: 'Houston', askingPrice: '390k' });
});

test('watchers are called for a change and for nothing else', () => {
  const watcher = vi.fn<() => void>();
  const stop = dealBoard.watch(watcher);
  reportDeal({ city: '', bedrooms: undefined });
  expect(watcher).not.toHaveBeenCalled();
  reportDeal({ city: 'Tulsa' });
  reportDeal({ city: 'Tulsa' });
  expect(watcher).toHaveBeenCalledTimes(1);
  chooseMarket('oklahoma-1');
  chooseMarket('oklahoma-1');
  expect(watcher).toHaveBeenCalledTimes(2);
  stop();
  chooseMarket('');
  expect(watcher).toHaveBeenCalledTimes(2);
});

test('choosing a market does not change the deal, and a deal does not change the market', () => {
  reportDeal({ city: 'Tulsa' });
  chooseMarket('oklahoma-1');
  reportDeal({ yearBuilt: '1999' });
  expect(dealBoard.read()).toMatchObject({
    chosenMarket: 'oklahoma-1',
    deal: { city: 'Tulsa', yearBuilt: '1999' },
  });
});

test('the money of a deal is reported like its other values', () => {
  reportDeal({ arv: '520k', estimatedRepairCost: '35k' });
  reportDeal({ askingPrice: '390k' });
  expect(dealBoard.read().deal).toMatchObject({ arv: '520k', estimatedRepairCost: '35k', askingPrice: '390k' });
  reportDeal({ arv: '', estimatedRepairCost: '' });
});
