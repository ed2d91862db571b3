## Premier voyage.

variant-first-voyage = Premier voyage
