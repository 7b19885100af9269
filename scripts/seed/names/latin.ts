import { type NamePool, names } from './pool.ts'

export const english: NamePool = {
  form: 'plain',
  given: [
    names(`James, Oliver, Thomas, William, Daniel, Jack, Harry, George, Samuel, Benjamin, Matthew, Andrew, Christopher,
      David, Michael, Robert, Peter, Stephen, Mark, Paul, Simon, Ryan, Liam, Ethan, Nathan, Aaron, Callum, Connor, Dylan,
      Edward, Graham, Ian, Kevin, Martin, Neil, Patrick, Richard, Scott, Stuart, Tyler`),
    names(`Emma, Olivia, Charlotte, Amelia, Sophie, Emily, Grace, Hannah, Lucy, Chloe, Jessica, Lauren, Rachel, Rebecca,
      Sarah, Laura, Katherine, Elizabeth, Victoria, Megan, Abigail, Alice, Claire, Eleanor, Fiona, Georgia, Holly, Isabel,
      Jane, Karen, Louise, Margaret, Natalie, Nicole, Rosie, Samantha, Tara, Zoe`),
  ],
  family: [
    names(`Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Evans, Walker, White,
      Roberts, Green, Hall, Wood, Jackson, Clarke, Harris, Lewis, Cooper, King, Baker, Turner, Phillips, Mitchell, Carter,
      Morris, Bennett, Collins, Murphy, Kelly, Sullivan, Campbell, Stewart, Murray, Fraser, Graham, Hughes, Price, Barnes,
      Chapman, Dixon, Elliott, Fisher, Gibson, Harvey, Hunt, Jenkins, Knight, Lawson, Marshall, Nelson, Osborne, Palmer,
      Pearson, Reynolds, Saunders, Shaw, Simpson, Spencer, Stevens, Walsh, Watson, Webb, Whitaker, O'Brien, O'Connor,
      McCarthy, McDonald, Fletcher, Hawkins, Lambert, Norris, Parry, Rowe, Sinclair, Thornton`),
  ],
}

export const spanish: NamePool = {
  form: 'two',
  given: [
    names(`Alejandro, Andrés, Antonio, Carlos, Daniel, David, Diego, Eduardo, Emilio, Enrique, Felipe, Fernando, Francisco,
      Gabriel, Gonzalo, Guillermo, Hugo, Ignacio, Iván, Javier, Jorge, José Luis, José Manuel, Juan Carlos, Julián, Luis,
      Manuel, Marcos, Martín, Mateo, Miguel Ángel, Nicolás, Óscar, Pablo, Rafael, Raúl, Ricardo, Rodrigo, Santiago,
      Sebastián, Sergio, Tomás, Víctor`),
    names(`Adriana, Alba, Alejandra, Ana María, Andrea, Beatriz, Camila, Carmen, Carolina, Claudia, Cristina, Daniela, Elena,
      Esther, Eva, Gabriela, Inés, Irene, Isabel, Julia, Laura, Lucía, Luisa Fernanda, María José, Mariana, Marta, Mercedes,
      Mónica, Natalia, Noelia, Nuria, Paula, Pilar, Raquel, Rocío, Rosario, Sandra, Sofía, Teresa, Valentina, Verónica`),
  ],
  family: [
    names(`García, Martínez, López, Sánchez, González, Gómez, Fernández, Moreno, Jiménez, Pérez, Rodríguez, Navarro, Ruiz,
      Díaz, Serrano, Hernández, Muñoz, Sáez, Romero, Rubio, Alfaro, Molina, Lozano, Castillo, Ortega, Morales, Ramos,
      Gil, Blanco, Suárez, Castro, Ortiz, Delgado, Vázquez, Domínguez, Torres, Ramírez, Herrera, Medina, Aguilar, Cortés,
      Guerrero, Cabrera, Vega, Reyes, Fuentes, Campos, Carrasco, Peña, León, Iglesias, Cano, Prieto, Calvo, Vidal, Crespo,
      Pascual, Benítez, Núñez, Rojas, Soto, Silva, Mendoza, Salazar, Paredes, Ríos, Acosta, Cárdenas, Quintero, Zapata,
      Valencia, Figueroa, Contreras, Espinoza, Sepúlveda, Bustamante, Villalobos, Ibáñez, Arroyo, Escobar`),
  ],
}

export const portuguese: NamePool = {
  form: 'two',
  given: [
    names(`Afonso, André, António, Bernardo, Bruno, Caio, Carlos, Daniel, Diogo, Duarte, Eduardo, Felipe, Fernando, Francisco,
      Gabriel, Gonçalo, Guilherme, Gustavo, Henrique, Hugo, João, João Pedro, Jorge, José, Leandro, Leonardo, Lucas, Luís,
      Marcelo, Márcio, Mateus, Miguel, Nuno, Paulo, Pedro, Rafael, Renato, Ricardo, Rodrigo, Rui, Thiago, Tiago, Vasco,
      Vinícius, Vítor`),
    names(`Adriana, Aline, Ana Beatriz, Ana Paula, Beatriz, Bruna, Camila, Carla, Carolina, Catarina, Cláudia, Daniela,
      Débora, Fernanda, Filipa, Gabriela, Helena, Inês, Isabel, Joana, Juliana, Larissa, Letícia, Luana, Luísa, Márcia,
      Maria Clara, Mariana, Marta, Mónica, Natália, Patrícia, Priscila, Rafaela, Raquel, Renata, Rita, Sandra, Sara, Sofia,
      Tatiana, Teresa, Vanessa, Vera`),
  ],
  family: [
    names(`Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Jesus, Sousa, Fernandes, Gonçalves, Gomes,
      Lopes, Marques, Alves, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares, Vieira,
      Monteiro, Cardoso, Rocha, Raposo, Neves, Coelho, Cruz, Cunha, Pires, Ramos, Reis, Simões, Antunes, Matos, Fonseca,
      Machado, Araújo, Barbosa, Tavares, Lourenço, Castro, Figueiredo, Azevedo, Freitas, Barros, Batista, Campos, Dias,
      Lima, Melo, Moura, Nascimento, Nogueira, Borges, Peixoto, Queiroz, Sampaio, Siqueira, Torres, Vasconcelos, Xavier`),
  ],
}

export const german: NamePool = {
  form: 'plain',
  given: [
    names(`Alexander, Andreas, Bernd, Christian, Christoph, Daniel, Dennis, Dirk, Dominik, Fabian, Felix, Florian, Frank,
      Friedrich, Georg, Hans-Peter, Jan, Jens, Johannes, Jonas, Jörg, Julian, Jürgen, Kai, Karl, Klaus, Lars, Lukas, Marcel,
      Markus, Martin, Matthias, Maximilian, Michael, Moritz, Niklas, Oliver, Patrick, Philipp, Ralf, Sebastian, Simon,
      Stefan, Sven, Thomas, Tobias, Torsten, Uwe, Wolfgang`),
    names(`Alexandra, Andrea, Anja, Anna, Annika, Antje, Barbara, Birgit, Britta, Carina, Christine, Claudia, Daniela, Elke,
      Franziska, Gabriele, Hannah, Heike, Ines, Jana, Jennifer, Johanna, Julia, Karin, Katharina, Katrin, Kerstin, Lena,
      Lisa, Manuela, Maria, Marie, Martina, Melanie, Monika, Nadine, Nicole, Nina, Petra, Sabine, Sandra, Sarah, Silke,
      Simone, Sophie, Stefanie, Susanne, Tanja, Ulrike, Ursula, Vanessa`),
  ],
  family: [
    names(`Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer, Koch, Bauer, Richter,
      Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Werner, Krause, Lehmann,
      Köhler, Maier, Hermann, König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn,
      Schubert, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz, Baumann, Franke, Albrecht,
      Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher, Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß,
      Seidel, Heinrich, Brandt, Haas, Schreiber, Graf, Dietrich, Ziegler, Kuhn, Pohl, Engel, Horn, Busch, Bergmann`),
  ],
}

export const french: NamePool = {
  form: 'plain',
  given: [
    names(`Adrien, Alexandre, Antoine, Arnaud, Arthur, Bastien, Benoît, Bruno, Cédric, Christophe, Clément, Cyril, Damien,
      David, Didier, Dimitri, Émile, Éric, Étienne, Fabien, Florian, François, Frédéric, Gabriel, Gilles, Grégory, Guillaume,
      Hugo, Jean-Baptiste, Jean-Luc, Jean-Pierre, Jérôme, Julien, Laurent, Loïc, Louis, Lucas, Ludovic, Marc, Mathieu,
      Maxime, Michel, Nicolas, Olivier, Pascal, Philippe, Pierre, Quentin, Raphaël, Rémi, Romain, Sébastien, Sylvain, Théo,
      Thibault, Thierry, Vincent, Xavier, Yann`),
    names(`Adèle, Agnès, Alice, Amandine, Anaïs, Anne-Sophie, Audrey, Aurélie, Béatrice, Camille, Caroline, Catherine, Cécile,
      Céline, Chantal, Charlotte, Chloé, Christelle, Claire, Clara, Corinne, Delphine, Élise, Élodie, Émilie, Emma, Estelle,
      Florence, Françoise, Hélène, Inès, Isabelle, Jeanne, Julie, Juliette, Laetitia, Laure, Léa, Lucie, Manon, Margaux,
      Marie, Marine, Mathilde, Mélanie, Nathalie, Noémie, Océane, Pauline, Sandrine, Sarah, Sophie, Stéphanie, Sylvie,
      Valérie, Véronique, Virginie, Zoé`),
  ],
  family: [
    names(`Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy,
      Roux, David, Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre,
      Faure, André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Perrin, Robin, Clément,
      Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer,
      Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Renard, Schmitt,
      Roche, Colin, Vidal, Caron, Picard, Aubert, Rey, Carpentier, Leclerc, Benoît, Charpentier, Poirier, Collet`),
  ],
}

export const italian: NamePool = {
  form: 'plain',
  given: [
    names(`Alberto, Alessandro, Alessio, Andrea, Angelo, Antonio, Bruno, Carlo, Christian, Claudio, Cristiano, Daniele,
      Dario, Davide, Diego, Domenico, Emanuele, Enrico, Fabio, Fabrizio, Federico, Filippo, Francesco, Gabriele, Giacomo,
      Gianluca, Giorgio, Giovanni, Giulio, Giuseppe, Jacopo, Leonardo, Lorenzo, Luca, Luigi, Manuel, Marco, Mario, Massimo,
      Matteo, Mattia, Maurizio, Michele, Mirko, Nicola, Paolo, Pietro, Raffaele, Riccardo, Roberto, Salvatore, Samuele,
      Sergio, Simone, Stefano, Tommaso, Umberto, Valerio, Vincenzo`),
    names(`Alessandra, Alessia, Alice, Angela, Anna, Antonella, Arianna, Aurora, Barbara, Beatrice, Benedetta, Camilla, Carla,
      Caterina, Chiara, Cinzia, Claudia, Cristina, Daniela, Debora, Elena, Eleonora, Elisa, Emma, Erika, Federica, Francesca,
      Gaia, Giada, Ginevra, Giorgia, Giovanna, Giulia, Ilaria, Irene, Laura, Letizia, Lucia, Ludovica, Manuela, Maria,
      Marta, Martina, Michela, Monica, Noemi, Paola, Patrizia, Rebecca, Roberta, Rosa, Sabrina, Sara, Serena, Silvia,
      Simona, Sofia, Stefania, Teresa, Valentina, Valeria, Veronica, Viola`),
  ],
  family: [
    names(`Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca,
      Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara,
      Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, De Santis, D'Angelo, Marchetti,
      Parisi, Villa, Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti,
      Pellegrini, Palumbo, Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi,
      Pellegrino, Carbone, Giuliani, Benedetti, Barone, Rossetti, Caputo, Montanari, Guerra, Palmieri, Bernardi, Martino`),
  ],
}

export const dutch: NamePool = {
  form: 'plain',
  given: [
    names(`Bas, Bram, Daan, Dirk, Erik, Gijs, Hans, Henk, Jan, Jasper, Jeroen, Joost, Koen, Lars, Luuk, Maarten, Marco, Martijn,
      Niels, Pieter, Rob, Ruben, Sander, Sem, Stijn, Thijs, Tim, Tom, Wouter`),
    names(`Anouk, Anne, Annelies, Bo, Eline, Emma, Eva, Femke, Fleur, Ilse, Ingrid, Iris, Judith, Julia, Karin, Lieke, Linda,
      Lisa, Lotte, Maaike, Marieke, Marjolein, Mirjam, Monique, Nienke, Roos, Sanne, Sophie, Tess`),
  ],
  family: [
    names(`De Jong, Jansen, De Vries, Van den Berg, Van Dijk, Bakker, Janssen, Visser, Smit, Meijer, De Boer, Mulder, De Groot,
      Bos, Vos, Peters, Hendriks, Van Leeuwen, Dekker, Brouwer, De Wit, Dijkstra, Smits, De Graaf, Van der Meer, Van der Linden,
      Kok, Jacobs, De Haan, Vermeulen, Van den Heuvel, Van der Veen, Van den Broek, De Bruijn, Van der Heijden, Schouten,
      Van Beek, Willems, Van Vliet, Hoekstra, Maas, Verhoeven, Koster, Prins, Blom, Huisman, Peeters, Kuipers, Veenstra`),
  ],
}

export const polish: NamePool = {
  form: 'plain',
  given: [
    names(`Adam, Andrzej, Bartosz, Damian, Dawid, Grzegorz, Jakub, Jan, Kamil, Karol, Krzysztof, Łukasz, Maciej, Marcin, Marek,
      Mateusz, Michał, Paweł, Piotr, Przemysław, Rafał, Robert, Sławomir, Szymon, Tomasz, Wojciech, Zbigniew`),
    names(`Agata, Agnieszka, Aleksandra, Anna, Barbara, Dorota, Elżbieta, Ewa, Gabriela, Hanna, Iwona, Joanna, Julia, Justyna,
      Karolina, Katarzyna, Kinga, Magdalena, Małgorzata, Maria, Marta, Monika, Natalia, Oliwia, Paulina, Sylwia, Zuzanna`),
  ],
  family: [
    names(`Nowak, Wójcik, Kowalczyk, Woźniak, Mazur, Krawczyk, Kaczmarek, Zając, Król, Wieczorek, Wróbel, Stępień, Adamczyk,
      Dudek, Nowicki, Pawlak, Sikora, Walczak, Baran, Michalak, Szewczyk, Pietrzak, Marciniak, Duda, Bąk, Włodarczyk, Kubiak,
      Wilk, Lis, Mazurek, Kaźmierczak, Sobczak, Głowacz, Kołodziej, Urban, Szulc, Mróz, Kozak, Banaś, Rybak, Górka, Zięba`),
    names(`Nowak, Wójcik, Kowalczyk, Woźniak, Mazur, Krawczyk, Kaczmarek, Zając, Król, Wieczorek, Wróbel, Stępień, Adamczyk,
      Kowalska, Wiśniewska, Kamińska, Lewandowska, Zielińska, Szymańska, Dąbrowska, Kozłowska, Jankowska, Wojciechowska,
      Kwiatkowska, Piotrowska, Grabowska, Pawłowska, Michalska, Nowicka, Majewska, Jabłońska, Malinowska, Górska, Witkowska`),
  ],
}
