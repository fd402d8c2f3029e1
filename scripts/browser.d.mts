export function journeyBrowser(): string;
export function benchBrowser(): string;
