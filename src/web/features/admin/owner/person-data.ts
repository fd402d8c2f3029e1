import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personErasedSchema, personFoundSchema } from '../../../../contract/owner-people.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

/** What is stored of whoever has an address. */
export function useFindPerson() {
  return useMutation({
    mutationFn: (email: string) => postJson(apiPaths.ownerPersonFind, { email }, { schema: personFoundSchema }),
  });
}

/** All that is stored of a person, saved as a file. */
export function useTakeAlong(email: string) {
  return useMutation({
    mutationFn: async () => {
      // Whatever it holds, it is a file for somebody to read, and nothing that this page reads.
      const told = await postJson(apiPaths.ownerPersonExport, { email }, { schema: { parse: (answer) => answer } });
      saveFile('person.json', `${JSON.stringify(told, null, 2)}\n`, 'application/json');
    },
  });
}

/** Erases a person, then forgets every list that may have told of them. */
export function useErasePerson(email: string, onErased: (receipt: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => postJson(apiPaths.ownerPersonErase, { email }, { schema: personErasedSchema }),
    onSuccess: async ({ receipt }) => {
      onErased(receipt);
      await client.invalidateQueries({ queryKey: [OWNER_DATA] });
    },
  });
}

/** Hands the browser a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
