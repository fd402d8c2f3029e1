import { claims } from '../../../../content/about.ts';
import { quizQuestions } from '../../../../content/quiz.ts';
import { quizMinutes } from '../../../domain/quiz/quiz-minutes.ts';
import { counted } from '../../../domain/words/count-words.ts';
import { PhoneSign } from '../../phone/phone-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { Note } from '../../ui/note.tsx';
import { opens } from './opens.ts';
import { LeadWalk } from './walk/lead-walk.tsx';

export function Hero() {
  return (
    <section className="wide hero">
      <div>
        <h1>No lead left standing at the door.</h1>
        <p className="lead">
          I build the CRM, the website and the follow-up that answer every lead, ask what matters and put the call in
          your calendar, while you are out walking houses.
        </p>
        <div className="row">
          <Button variant="go" {...opens('quiz', 'hero_quiz_button')}>
            Which system fits you? <Chip>{quizMinutes} min</Chip>
          </Button>
          <Button {...opens('booking', 'hero_strategy_session')}>Get Free Strategy Session</Button>
        </div>
        <p className="door-word">{`The quiz asks your first name and e-mail, then ${counted(quizQuestions.length, 'question', 'questions')}.`}</p>
        <Note>No signup required. {claims.sameDay}.</Note>
        <PhoneSign />
        <KeyFigures small figures={[claims.clients, claims.projects]} />
      </div>
      <div data-island="lead-walk">
        <LeadWalk />
      </div>
    </section>
  );
}
