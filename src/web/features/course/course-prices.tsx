import { courseCreator } from '../../../../content/courses.ts';
import { Button } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { useCoursePurchase } from './use-course-purchase.ts';
import { formatWholeDollars } from '../../ui/format-money.ts';

const { monthlyDollars, yearlyDollars } = courseCreator;
const twelveMonths = 12 * monthlyDollars;

/** The yearly price beside twelve monthly ones, to scale. */
function YearToScale() {
  return (
    <div className="year-scale to-scale">
      <div>
        <b>{formatWholeDollars(yearlyDollars)}</b>
        <span className="note">the year at once</span>
      </div>
      <div>
        <b>{formatWholeDollars(twelveMonths - yearlyDollars)}</b>
        <span className="note">kept</span>
      </div>
    </div>
  );
}

export function CoursePrices() {
  const { starting, buy } = useCoursePurchase();
  return (
    <Room id="prices" title="Prices" door intro="The same components either way. Cancel a month before it begins.">
      <Suite columns={2}>
        <SuiteRoom title="By the month">
          <p className="price">
            {formatWholeDollars(monthlyDollars)} <small>per month</small>
          </p>
          <p>For a first course, while you find out who buys it.</p>
          <Button busy={starting === 'monthly'} onClick={() => buy('monthly')}>
            Subscribe by the month
          </Button>
        </SuiteRoom>
        <SuiteRoom title="By the year" lit>
          <p className="price">
            {formatWholeDollars(yearlyDollars)} <small>per year</small>
          </p>
          <p>
            Save {formatWholeDollars(twelveMonths - yearlyDollars)}: twelve months would be{' '}
            {formatWholeDollars(twelveMonths)}.
          </p>
          <YearToScale />
          <Button busy={starting === 'yearly'} onClick={() => buy('yearly')}>
            Subscribe by the year
          </Button>
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
