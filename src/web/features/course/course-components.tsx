import { courseCreator } from '../../../../content/courses.ts';
import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';

export function CourseComponents() {
  const last = courseCreator.components.at(-1);
  return (
    <Room id="components" title="What you get" intro="Four components. None of them is sold on its own.">
      <Suite>
        {courseCreator.components.map((component) => (
          <SuiteRoom key={component.name} title={component.name} door={component !== last}>
            <p>{component.description}</p>
          </SuiteRoom>
        ))}
      </Suite>
    </Room>
  );
}
